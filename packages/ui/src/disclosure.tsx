import { ChevronRightIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.tsx";

interface DisclosureProps {
  summary: ReactNode;
  /** `quiet` where what it opens is an aside. */
  look?: "accent" | "quiet";
  children: ReactNode;
}

/** More about the thing above it, folded away until it is asked for; open on paper. */
export function Disclosure({ summary, look = "accent", children }: DisclosureProps) {
  return (
    <details className="group/more">
      <summary
        className={cx(
          "inline-flex min-h-7 w-fit list-none items-center gap-1 rounded-sm pe-1 text-sm font-medium touch:min-h-11 [&::-webkit-details-marker]:hidden",
          look === "accent" ? "text-accent hover:text-accent-strong" : "text-muted hover:text-ink",
        )}
      >
        <ChevronRightIcon
          aria-hidden
          className="-ms-0.5 size-4 shrink-0 transition-transform duration-100 group-open/more:rotate-90 rtl:not-group-open/more:-scale-x-100"
        />
        {summary}
      </summary>
      <div className="mt-1.5">{children}</div>
    </details>
  );
}
