import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.tsx";

interface FieldsetProps extends ComponentProps<"fieldset"> {
  legend: ReactNode;
}

/**
 * Controls that belong together, under a name of their own. The box around them is for Safari, which counts the
 * height of a legend twice where the fieldset itself stands in a column of flex items.
 */
export function Fieldset({ legend, className, children, ...fieldset }: FieldsetProps) {
  return (
    <div className="min-w-0">
      <fieldset {...fieldset} className={cx("flex min-w-0 flex-col", className)}>
        <legend className="mb-1.5 w-full text-sm font-semibold text-ink">{legend}</legend>
        {children}
      </fieldset>
    </div>
  );
}
