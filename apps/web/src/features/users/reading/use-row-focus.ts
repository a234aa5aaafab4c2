import { type RefObject, useEffect, useRef } from "react";

/** A row that was added takes the focus; a removed one, which had it, gives it to the button that adds. */
export function useRowFocus(form: RefObject<HTMLFormElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count === before.current) return;
    const target = count > before.current ? "fieldset:last-of-type input" : "[data-add-row]";
    before.current = count;
    form.current?.querySelector<HTMLElement>(target)?.focus();
  }, [form, count]);
}
