import { useRef, useState } from "react";

/** Rows of a form that can be changed, removed and added; each keeps its id, so that focus stays in place. */
export function useRows<Row>(initial: readonly Row[]) {
  const nextId = useRef(initial.length);
  const [rows, setRows] = useState(() => initial.map((value, id) => ({ id, value })));
  return {
    rows,
    change: (id: number, part: Partial<Row>) =>
      setRows((all) => all.map((row) => (row.id === id ? { id, value: { ...row.value, ...part } } : row))),
    remove: (id: number) => setRows((all) => all.filter((row) => row.id !== id)),
    add: (value: Row) => {
      const id = nextId.current;
      nextId.current += 1;
      setRows((all) => [...all, { id, value }]);
    },
  };
}
