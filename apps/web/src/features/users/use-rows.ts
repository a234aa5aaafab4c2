import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Rows of a form that can be changed, removed and added; each keeps its id, so that focus stays in place.
 * Without any to begin with there is one blank row to fill in.
 */
export function useRows<Row>(initial: readonly Row[], blank: Row) {
  const nextId = useRef(Math.max(1, initial.length));
  const [rows, setRows] = useState(() =>
    (initial.length > 0 ? initial : [blank]).map((value, id) => ({ id, value })),
  );
  return {
    rows,
    change: (id: number, part: Partial<Row>) =>
      setRows((all) => all.map((row) => (row.id === id ? { id, value: { ...row.value, ...part } } : row))),
    remove: (id: number) => setRows((all) => all.filter((row) => row.id !== id)),
    add: () => {
      const id = nextId.current;
      nextId.current += 1;
      setRows((all) => [...all, { id, value: blank }]);
    },
  };
}

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
