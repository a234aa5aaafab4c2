import { CircleAlertIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "./cx.tsx";
import { useUiLabels } from "./ui-provider.tsx";

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence that says what is wrong and what would be right. Its presence marks the control invalid. */
  error?: string | undefined;
  /** Adds "optional" beside the label. */
  optional?: boolean | undefined;
  /** Keeps the label for screen readers only, where the layout already says it. */
  hideLabel?: boolean | undefined;
}

/** What a control must spread so that label, hint and error belong to it. */
export interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FormFieldProps extends FieldProps {
  children: (control: ControlAttributes) => ReactNode;
  id?: string | undefined;
  className?: string | undefined;
}

/** Label above, control, hint and error below, wired together by ids. */
export function FormField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  children,
  id,
  className,
}: FormFieldProps) {
  const labels = useUiLabels();
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  // A refused value needs its reason, not the advice given before it.
  const shownHint = error ? undefined : hint;
  return (
    <div className={cx("flex min-w-0 flex-col gap-1.5", className)}>
      <div className={hideLabel ? "sr-only" : "flex items-baseline justify-between gap-3"}>
        <label htmlFor={controlId} className="text-sm font-semibold text-ink">
          {label}
        </label>
        {optional && <span className="text-xs text-faint">{labels.optional}</span>}
      </div>
      {children({
        id: controlId,
        "aria-describedby": error ? errorId : hint ? hintId : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {shownHint && (
        <p id={hintId} className="text-sm text-faint">
          {shownHint}
        </p>
      )}
    </div>
  );
}

/** Announced by screen readers when it appears; point `aria-describedby` of the control at `id`. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlertIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** The look shared by every text-like control. */
export const controlStyles =
  "w-full min-w-0 min-h-10 text-ellipsis rounded-md border border-edge/70 bg-surface px-3 text-base text-ink transition-colors duration-100 hover:border-edge focus:border-accent focus-visible:outline-offset-0 aria-invalid:border-danger-fill disabled:bg-sunken disabled:text-faint [&[readonly]]:bg-sunken touch:min-h-11 touch:text-[1rem]";
