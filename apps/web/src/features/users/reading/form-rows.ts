/** A row of a form; its id stays with it, so that focus stays in place when others come and go. */
export interface FormRow<Row> {
  readonly id: number;
  readonly value: Row;
}

/** The rows that a form opens with: without any to begin with there is one blank row to fill in. */
export function toRows<Row>(values: readonly Row[], blank: Row): readonly FormRow<Row>[] {
  return (values.length > 0 ? values : [blank]).map((value, id) => ({ id, value }));
}

interface RowsOptions<Row> {
  rows: readonly FormRow<Row>[];
  onChange: (rows: readonly FormRow<Row>[]) => void;
  /** What an added row begins as. */
  blank: Row;
}

/** Changes, removes and adds rows that somebody else keeps. */
export function editRows<Row>({ rows, onChange, blank }: RowsOptions<Row>) {
  return {
    change: (id: number, part: Partial<Row>) =>
      onChange(rows.map((row) => (row.id === id ? { id, value: { ...row.value, ...part } } : row))),
    remove: (id: number) => onChange(rows.filter((row) => row.id !== id)),
    add: () => onChange([...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, value: blank }]),
  };
}
