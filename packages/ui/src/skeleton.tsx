import type { ReactNode } from "react";
import { cardStyles } from "./card.tsx";
import { cx } from "./cx.tsx";
import { useUiLabels } from "./ui-provider.tsx";

/** A grey stand-in of the size given by `className`. Wrap several in `SkeletonGroup`. */
export function Skeleton({ className }: { className?: string }) {
  // Without weight, so that a radius in `className` wins.
  return (
    <span aria-hidden className={cx("block animate-pulse bg-line/80 [:where(&)]:rounded-sm", className)} />
  );
}

/** A card before its contents are there, of the height given by `className`: as many lines as fit. */
export function SkeletonCard({ className }: { className?: string }) {
  return (
    <div aria-hidden className={cardStyles({ className: cx("flex", className) })}>
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-hidden">
        <Skeleton className="mb-1 h-6 w-2/5 shrink-0" />
        <Skeleton className="h-4 w-full shrink-0" />
        <Skeleton className="h-4 w-11/12 shrink-0" />
        <Skeleton className="h-4 w-3/5 shrink-0" />
      </div>
    </div>
  );
}

/** Says once, for screen readers, that this part is loading. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  const { loading } = useUiLabels();
  return (
    <div role="status" className={className}>
      <span className="sr-only">{loading}</span>
      {children}
    </div>
  );
}
