import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { usePageTitle } from "../../lib/browser/use-page-title.ts";
import { AuthAside } from "./auth-aside.tsx";
import { authStyles } from "./auth-styles.ts";

interface AuthLayoutProps {
  /** On the browser's tab. */
  title: string;
  heading: string;
  children: ReactNode;
  /** The other of the two screens: fetched ahead, so that it follows at once. */
  next: "/" | "/signup";
  /** The way to the other of the two screens. */
  footer: ReactNode;
}

/** Login and signup: the form, and beside it on wide screens what the product stands for. */
export function AuthLayout({ title, heading, children, next, footer }: AuthLayoutProps) {
  usePageTitle(title);
  const router = useRouter();
  useEffect(() => void router.preloadRoute({ to: next }), [router, next]);
  return (
    <div className={authStyles.halves}>
      <div className={authStyles.half}>
        <div className={authStyles.column}>
          <h1 className={authStyles.heading} tabIndex={-1} data-page-title>
            {heading}
          </h1>
          {children}
          <p className="mt-6 border-t border-line pt-5 text-muted">{footer}</p>
        </div>
      </div>
      <AuthAside />
    </div>
  );
}
