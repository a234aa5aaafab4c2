import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { cx } from "./cx.tsx";

export interface ChoiceProps extends Omit<ComponentProps<"input">, "children" | "type"> {
  label: ReactNode;
  hint?: ReactNode;
}

interface ChoiceRowProps extends ChoiceProps {
  type: "checkbox" | "radio";
  boxClassName: string;
}

/** One row: the box, its label and a hint; the whole row is the target. */
export function ChoiceRow({ label, hint, className, boxClassName, id, ...input }: ChoiceRowProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const radio = input.type === "radio";
  return (
    <div className={cx("flex gap-2.5", className)}>
      <span className="flex h-6 shrink-0 items-center touch:h-11">
        <input
          {...input}
          id={inputId}
          className={boxClassName}
          aria-describedby={hint ? `${inputId}-hint` : undefined}
        />
      </span>
      <div className={cx("flex min-w-0 flex-col", radio && "touch:justify-center touch:min-h-11")}>
        <label
          htmlFor={inputId}
          className={cx(
            "cursor-pointer text-base text-ink has-disabled:cursor-default",
            // The box is level with the first line, however many there are.
            !radio && "touch:py-2.5",
            radio && !hint && "touch:flex touch:min-h-11 touch:items-center",
          )}
        >
          {label}
        </label>
        {hint && (
          <span id={`${inputId}-hint`} className={cx("text-sm text-faint", !radio && "touch:-mt-2.5")}>
            {hint}
          </span>
        )}
      </div>
    </div>
  );
}
