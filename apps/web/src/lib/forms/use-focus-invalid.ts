import { type RefObject, useEffect } from "react";

/** After a refused submit the first field that is marked wrong takes focus, where its reason stands. */
export function useFocusInvalid(form: RefObject<HTMLFormElement | null>, error: unknown): void {
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, error]);
}
