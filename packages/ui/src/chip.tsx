import { cva, type VariantProps } from "class-variance-authority";
import { XIcon } from "lucide-react";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { cx } from "./cx.tsx";

const chip = cva(
  "inline-flex max-w-full items-center gap-1.5 rounded-sm border px-2 text-sm leading-6 [&_svg]:size-3.5 [&_svg]:shrink-0",
  {
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
  },
);

const fingerHigh = "touch:min-h-8";
/** A chip that is no button is as high as the buttons of its list. */
const besideButtons = "touch:in-[ul:has(>li>button)]:min-h-8";

export type ChipTone = NonNullable<VariantProps<typeof chip>["tone"]>;

interface ChipProps {
  tone?: ChipTone;
  icon?: ReactNode;
  children: ReactNode;
  /** Adds a remove button; `removeLabel` names it ("Remove React"). */
  onRemove?: () => void;
  removeLabel?: string;
  /** Makes the chip a button that opens something, as the list's `opened` shows. */
  onClick?: () => void;
  expanded?: boolean;
}

/** A skill, a filter in use, a fact: something one of many. */
export function Chip({ tone, icon, children, onRemove, removeLabel, onClick, expanded }: ChipProps) {
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
        aria-expanded={expanded}
        onClick={onClick}
        className="group/chip inline-flex max-w-full items-center rounded-sm touch:min-h-11 touch:min-w-11"
      >
        {/* Under a finger the target is higher than what is drawn. */}
        <span
          className={chip({
            tone: expanded ? "accent" : tone,
            className: cx(
              "w-full justify-center text-start group-hover/chip:border-edge touch:px-2.5",
              fingerHigh,
            ),
          })}
        >
          {content}
        </span>
      </button>
    );
  }
  return (
    <span className={chip({ tone, className: onRemove ? fingerHigh : besideButtons })}>
      {content}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="-me-1 grid size-5 print:hidden place-items-center rounded-xs hover:bg-hover touch:-my-2 touch:-ms-2 touch:-me-2 touch:size-11"
        >
          <XIcon aria-hidden />
        </button>
      )}
    </span>
  );
}

interface ChipListProps {
  label: string;
  /**
   * What the chip at `index` opens to: under a finger right below it, where the screen may end; under a pointer,
   * which goes from chip to chip, below all of them, so that none moves.
   */
  opened?: { readonly index: number; readonly content: ReactNode } | undefined;
  children: readonly ReactNode[];
}

/** Wraps chips as a list, so that screen readers say how many there are. */
export function ChipList({ label, opened, children }: ChipListProps) {
  return (
    <ul
      aria-label={label}
      // Under a finger a row is as high as a target, whether all of it is drawn or not.
      className="flex flex-wrap gap-1.5 touch:has-[>li>button]:gap-y-0 touch:has-[>li>span>button]:gap-y-3"
    >
      {children.map((child, index) => (
        <Fragment key={index}>
          <li className="flex min-w-0 items-center">{child}</li>
          {opened?.index === index && <Opened>{opened.content}</Opened>}
        </Fragment>
      ))}
    </ul>
  );
}

/** Comes into view where the screen ends above it: a press must not seem to do nothing. */
function Opened({ children }: { children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which React would take for the effect's end.
    item.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    // Clear of a bar at the end of the screen.
    <li ref={item} className="order-1 min-w-0 scroll-mb-24 basis-full py-1 touch:order-none">
      {children}
    </li>
  );
}
