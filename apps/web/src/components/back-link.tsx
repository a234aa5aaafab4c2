import { Link, useRouter } from "@tanstack/react-router";
import { ArrowLeftIcon } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { asButton } from "./as-button.ts";

interface BackLinkProps {
  to: "/dashboard" | "/interviews";
  children: ReactNode;
}

/**
 * The way up from a screen, above its title. Whoever has come from there goes back instead: to the same
 * filters, the same page and the same place on it.
 */
export function BackLink({ to, children }: BackLinkProps) {
  const router = useRouter();

  function goBack(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { visitedPaths } = router.options.context;
    if (visitedPaths.before(router.state.location.state.__TSR_index) !== to) return;
    event.preventDefault();
    router.history.back();
  }

  return (
    <Link
      {...asButton}
      to={to}
      onClick={goBack}
      className="-ms-1 inline-flex min-h-8 items-center gap-1.5 rounded-sm px-1 text-sm font-medium text-muted hover:text-ink touch:min-h-11"
    >
      <ArrowLeftIcon aria-hidden className="size-4 rtl:-scale-x-100" />
      {children}
    </Link>
  );
}
