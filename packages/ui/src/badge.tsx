import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const badge = cva(
  "inline-flex max-w-full items-center gap-1 rounded-full border px-2 text-xs leading-5 font-semibold whitespace-nowrap tabular-nums [&_svg]:size-3.5 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        neutral: "border-line bg-sunken text-muted",
        accent: "border-accent/25 bg-accent-soft text-accent-strong",
        success: "border-success-line bg-success-soft text-success",
        warning: "border-warning-line bg-warning-soft text-warning",
        danger: "border-danger-line bg-danger-soft text-danger",
        info: "border-info-line bg-info-soft text-info",
        plum: "border-plum-line bg-plum-soft text-plum",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badge>["tone"]>;

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A short word about a thing's state. The word says it; the colour only helps. */
export function Badge({ tone, icon, children, className }: BadgeProps) {
  return (
    <span className={badge({ tone, className })}>
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}

/** An unread count on the corner of an icon button or beside a link; nothing at zero. */
export function CountBadge({ count, corner = false }: { count: number; corner?: boolean }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden
      className={`grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none font-bold text-on-accent tabular-nums ${corner ? "absolute -end-0.5 top-0 ring-2 ring-surface" : ""}`}
    >
      {count > 99 ? "99+" : count}
    </span>
  );
}
