import { Banner } from "@rolecall/ui/banner";
import type { ReactNode } from "react";

/** Why the server refused a form, right above its buttons. Nothing while there is no text. */
export function FormError({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Banner kind="error" role="alert">
      {children}
    </Banner>
  );
}
