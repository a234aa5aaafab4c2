import { type ReactNode, useId } from "react";
import { ChoiceRow } from "./choice.tsx";
import { cx } from "./cx.tsx";
import { Fieldset } from "./fieldset.tsx";
import { FieldError } from "./form-field.tsx";

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
}

interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption<Value>[];
  /** Undefined while nothing is chosen. */
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  error?: string | undefined;
  /** `cards` outlines each choice and lays them side by side where there is room. */
  look?: "list" | "cards";
}

/** Native radio buttons in a fieldset: arrow keys, form values and names come from the browser. */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  value,
  onValueChange,
  error,
  look = "list",
}: RadioGroupProps<Value>) {
  const errorId = useId();
  const cards = look === "cards";
  const plain = options.every(({ hint }) => hint === undefined);
  return (
    <Fieldset legend={legend} aria-describedby={error ? errorId : undefined} className="gap-1.5">
      <div
        className={
          cards
            ? cx(
                "grid gap-2 sm:grid-cols-2",
                plain && "max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]",
              )
            : "flex flex-col gap-2"
        }
      >
        {options.map((option) => (
          <ChoiceRow
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className={cards ? "choice-card" : undefined}
            boxClassName="choice-radio size-5 appearance-none rounded-full border border-edge bg-surface transition-colors duration-100 checked:border-accent disabled:opacity-50"
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Fieldset>
  );
}
