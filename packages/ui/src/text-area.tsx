import type { ComponentProps } from "react";
import { cx } from "./cx.tsx";
import { controlStyles, type FieldProps, FormField } from "./form-field.tsx";
import { roomLeft } from "./room-left.tsx";
import { useUiLabels } from "./ui-provider.tsx";

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<"textarea">, "children"> {}

/**
 * As many lines as `rows` asks for, and more as the text grows, where the browser can (`field-sizing`); it
 * can be dragged elsewhere. The lines are a least height, because `field-sizing` makes `rows` mean nothing.
 * Near the end of `maxLength` the hint gives way to how many characters are left, where `value` is given.
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
  const labels = useUiLabels();
  const left = roomLeft(textarea.value, textarea.maxLength);
  const advice =
    left === undefined ? hint : <span className="tabular-nums">{labels.charactersLeft(left)}</span>;
  return (
    <FormField {...{ label, error, optional, hideLabel, id, className }} hint={advice}>
      {(control) => (
        <textarea
          // What is written in it runs its own way, as where it is shown.
          dir="auto"
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
