import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { usePageTitle } from "../../lib/browser/use-page-title.ts";
import { AuthAside } from "./auth-aside.tsx";

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
    <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      {/* On wide screens both halves keep to the edges of the bar above them, and begin at one height: nothing moves when an error comes or the other screen. */}
      <div className="flex flex-col px-gutter py-10 sm:px-6 sm:py-16 lg:pt-[clamp(4rem,14vh,9rem)] lg:ps-[max(1.5rem,calc(50vw-38.5rem))]">
        <div className="mx-auto w-full max-w-sm lg:mx-0">
          <h1 className="title-page mb-8" tabIndex={-1} data-page-title>
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
