import type { ReactNode } from "react";
import { FormError } from "./form-error.tsx";

interface FormActionsProps {
  /** Why the server refused the form, where it names no field. */
  error: ReactNode;
  /** The main one last. */
  children: ReactNode;
}

/** The ways out of a long form: they stay in view, so that nobody has to scroll past what may be left blank. */
export function FormActions({ error, children }: FormActionsProps) {
  return (
    <div
      data-sticky-actions
      className="sticky short:static bottom-0 z-10 -mx-gutter -mb-6 flex flex-col gap-3 border-t border-line bg-canvas px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:-mb-10 sm:px-0 sm:py-4"
    >
      <FormError>{error}</FormError>
      <div className="flex justify-end gap-2 max-sm:*:last:flex-auto">{children}</div>
    </div>
  );
}
