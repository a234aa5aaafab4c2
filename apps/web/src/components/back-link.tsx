import { Link, useRouter } from "@tanstack/react-router";
import { ArrowLeftIcon } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { asButton } from "./as-button.ts";

type BackLinkProps = { children: ReactNode } & (
  | { to: "/dashboard" | "/interviews"; params?: never }
  | { to: "/applicants/$jobId"; params: { jobId: string } }
);

/**
 * The way up from a screen, above its title. Whoever has come from there goes back instead: to the same
 * filters, the same page and the same place on it.
 */
export function BackLink({ children, ...target }: BackLinkProps) {
  const router = useRouter();
  const { pathname } = router.buildLocation(target);

  function goBack(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { visitedPaths } = router.options.context;
    if (visitedPaths.before(router.state.location.state.__TSR_index) !== pathname) return;
    event.preventDefault();
    router.history.back();
  }

  return (
    <Link
      {...asButton}
      {...target}
      onClick={goBack}
      className="-ms-1 inline-flex min-h-8 items-center gap-1.5 rounded-sm px-1 text-sm font-medium text-muted hover:text-ink touch:min-h-11"
    >
      <ArrowLeftIcon aria-hidden className="size-4 rtl:-scale-x-100" />
      {children}
    </Link>
  );
}
