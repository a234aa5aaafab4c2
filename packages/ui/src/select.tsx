import { ChevronDownIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.tsx";
import { controlStyles, type FieldProps, FormField } from "./form-field.tsx";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldProps, Omit<ComponentProps<"select">, "children"> {
  options: readonly SelectOption[];
  /** The text of an empty first choice; without it the first option is chosen from the start. */
  placeholder?: string | undefined;
}

/**
 * A native select: the phone's own picker, type-ahead and form support for free. Where the browser can
 * style its list (`appearance: base-select`, see controls.css) it follows the design.
 */
export function Select({
  label,
  hint,
  error,
  optional,
  hideLabel,
  options,
  placeholder,
  className,
  id,
  ...select
}: SelectProps) {
  return (
    <FormField {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={cx(controlStyles, "select-list pe-9")}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon
            aria-hidden
            className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </FormField>
  );
}
