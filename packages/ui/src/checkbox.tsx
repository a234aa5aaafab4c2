import { type ChoiceProps, ChoiceRow } from "./choice.tsx";

/** A native checkbox with its label. It changes at once: of many that are ticked together, each picture of a transition would cost them all. */
export function Checkbox(props: ChoiceProps) {
  return (
    <ChoiceRow
      {...props}
      type="checkbox"
      boxClassName="choice-check size-5 appearance-none rounded-xs border border-edge bg-surface checked:border-accent checked:bg-accent disabled:opacity-50 aria-invalid:border-danger-fill"
    />
  );
}
