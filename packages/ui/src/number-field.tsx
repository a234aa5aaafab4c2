import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.tsx";
import { controlStyles, type FieldProps, FormField } from "./form-field.tsx";

export interface NumberFieldProps extends FieldProps, Omit<ComponentProps<"input">, "children" | "type"> {
  /** A unit inside the box, after the number ("years"). Mention it in the label or hint as well. */
  suffix?: ReactNode;
}

/** A native number input that a scrolling wheel cannot change by accident. */
export function NumberField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  suffix,
  className,
  id,
  inputMode = "numeric",
  ...input
}: NumberFieldProps) {
  return (
    <FormField {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type="number"
            inputMode={inputMode}
            onWheel={(event) => event.currentTarget.blur()}
            className={cx(controlStyles, "tabular-nums", suffix && "pe-16")}
          />
          {suffix && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-sm text-faint"
            >
              {suffix}
            </span>
          )}
        </div>
      )}
    </FormField>
  );
}
