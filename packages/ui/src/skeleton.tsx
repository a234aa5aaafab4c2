import type { ReactNode } from "react";
import { cx } from "./cx.tsx";
import { useUiLabels } from "./ui-provider.tsx";

/** A grey stand-in of the size given by `className`. Wrap several in `SkeletonGroup`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx("block animate-pulse rounded-sm bg-line/80", className)} />;
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
