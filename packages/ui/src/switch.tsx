import { type ChoiceProps, ChoiceRow } from "./choice.tsx";

/** For a setting that takes effect at once. In a form that is submitted, use a Checkbox. */
export function Switch(props: ChoiceProps) {
  return (
    <ChoiceRow
      {...props}
      type="checkbox"
      role="switch"
      boxClassName="choice-switch relative h-6 w-10 appearance-none rounded-full border border-edge bg-sunken transition-colors duration-150 checked:border-accent checked:bg-accent disabled:opacity-50"
    />
  );
}
