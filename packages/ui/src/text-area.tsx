import type { ComponentProps } from "react";
import { cx } from "./cx.tsx";
import { controlStyles, type FieldProps, FormField } from "./form-field.tsx";

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<"textarea">, "children"> {}

/**
 * As many lines as `rows` asks for, and more as the text grows, where the browser can (`field-sizing`); it
 * can be dragged elsewhere. The lines are a least height, because `field-sizing` makes `rows` mean nothing.
 */
export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id,
  rows = 4,
  style,
  ...textarea
}: TextAreaProps) {
  return (
    <FormField {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          style={{ ...style, minHeight: `calc(${rows}lh + 1.125rem)` }}
          className={cx(controlStyles, "field-sizing-content max-h-[60vh] resize-y py-2 leading-6")}
        />
      )}
    </FormField>
  );
}
