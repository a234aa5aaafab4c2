import type { ComponentProps } from "react";
import { cx } from "./cx.tsx";
import { controlStyles, type FieldProps, FormField } from "./form-field.tsx";

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<"textarea">, "children"> {}

/** Grows with its text where the browser can (`field-sizing`), and can be dragged elsewhere. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id,
  rows = 4,
  ...textarea
}: TextAreaProps) {
  return (
    <FormField {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          className={cx(controlStyles, "field-sizing-content max-h-[60vh] min-h-24 resize-y py-2 leading-6")}
        />
      )}
    </FormField>
  );
}
