import { XIcon } from "lucide-react";
import type { ReactNode } from "react";
import { tv, type VariantProps } from "tailwind-variants/lite";

const chip = tv({
  base: "inline-flex max-w-full items-center gap-1.5 rounded-sm border px-2 text-sm leading-6 [&_svg]:size-3.5 [&_svg]:shrink-0",
  variants: {
    tone: {
      neutral: "border-line bg-surface text-ink",
      accent: "border-accent/30 bg-accent-soft text-accent-strong",
      success: "border-success-line bg-success-soft text-success",
      warning: "border-warning-line bg-warning-soft text-warning",
      danger: "border-danger-line bg-danger-soft text-danger",
    },
  },
  defaultVariants: { tone: "neutral" },
});

interface ChipProps {
  tone?: NonNullable<VariantProps<typeof chip>["tone"]>;
  icon?: ReactNode;
  children: ReactNode;
  /** Adds a remove button; `removeLabel` names it ("Remove React"). */
  onRemove?: () => void;
  removeLabel?: string;
  /** Makes the chip a toggle or a button. */
  onClick?: () => void;
  pressed?: boolean;
}

/** A skill, a filter in use, a fact: something one of many. */
export function Chip({ tone, icon, children, onRemove, removeLabel, onClick, pressed }: ChipProps) {
  const content = (
    <>
      {icon}
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {children}
      </span>
    </>
  );
  if (onClick) {
    return (
      <button
        type="button"
        aria-pressed={pressed}
        onClick={onClick}
        className={chip({
          tone: pressed ? "accent" : tone,
          className: "justify-center hover:border-edge touch:min-h-11 touch:min-w-11 touch:px-3",
        })}
      >
        {content}
      </button>
    );
  }
  return (
    <span className={chip({ tone })}>
      {content}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="-me-1 grid size-5 place-items-center rounded-xs hover:bg-hover touch:-my-2 touch:-ms-2 touch:-me-2 touch:size-11"
        >
          <XIcon aria-hidden />
        </button>
      )}
    </span>
  );
}

/** Wraps chips as a list, so that screen readers say how many there are. */
export function ChipList({ label, children }: { label: string; children: readonly ReactNode[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {children.map((child, index) => (
        <li key={index} className="min-w-0">
          {child}
        </li>
      ))}
    </ul>
  );
}
