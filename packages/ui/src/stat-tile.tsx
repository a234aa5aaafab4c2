import type { ReactNode } from "react";
import { cardStyles } from "./card.tsx";
import { Skeleton } from "./skeleton.tsx";

interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  pending?: boolean;
  /** Makes the tile a button; `pressed` says that what it switches to is shown now. */
  onClick?: () => void;
  pressed?: boolean;
}

/** One number and what it counts. */
export function StatTile({ label, value, hint, icon, pending = false, onClick, pressed }: StatTileProps) {
  const content = (
    <>
      <span className="flex items-center justify-between gap-3 text-sm font-medium text-muted">
        {label}
        <span aria-hidden className="text-faint [&_svg]:size-4.5">
          {icon}
        </span>
      </span>
      <span className="mt-2 block font-display text-3xl font-medium tracking-tight tabular-nums lining-nums">
        {pending ? <Skeleton className="h-9 w-16" /> : value}
      </span>
      {hint && <span className="mt-1 block text-sm text-faint">{hint}</span>}
    </>
  );
  if (!onClick) return <div className={cardStyles()}>{content}</div>;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={cardStyles({
        interactive: true,
        className: "w-full text-start aria-pressed:border-accent aria-pressed:bg-accent-soft",
      })}
    >
      {content}
    </button>
  );
}
