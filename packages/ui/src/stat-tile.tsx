import { ArrowRightIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cardStyles } from "./card.tsx";
import { cx } from "./cx.tsx";
import { Skeleton } from "./skeleton.tsx";

interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  icon?: ReactNode;
  pending?: boolean;
  /** Makes the tile a button; `pressed` says that what it switches to is shown now. */
  onClick?: () => void;
  pressed?: boolean;
  /** Where three do not fit beside each other it has the row to itself, and is as flat as one line. */
  flatOnPhone?: boolean;
}

/** One number and what it counts. */
export function StatTile(props: StatTileProps) {
  const { label, value, icon, pending = false, onClick, pressed, flatOnPhone: flat = false } = props;
  const content = (
    <>
      <span className="flex items-start justify-between gap-3 text-sm font-medium text-muted @max-[7rem]:text-xs">
        <span className="min-w-0 wrap-break-word">{label}</span>
        <span
          aria-hidden
          className={cx(
            "shrink-0 text-faint @max-[8rem]:hidden [&_svg]:size-4.5",
            flat && "@min-[15.5rem]:max-sm:hidden",
          )}
        >
          {icon}
        </span>
      </span>
      <span
        className={cx(
          "mt-auto flex items-center justify-between gap-1 pt-2 font-display text-3xl font-medium tracking-tight tabular-nums lining-nums @max-[7rem]:text-2xl",
          flat && "@min-[15.5rem]:max-sm:mt-0 @min-[15.5rem]:max-sm:pt-0 @min-[15.5rem]:max-sm:text-2xl",
        )}
      >
        {/* As high as the number's line, so that nothing moves when it comes. */}
        {pending ? (
          <Skeleton
            className={cx(
              "my-0.75 h-9 w-16 @max-[7rem]:h-7 @max-[7rem]:w-10",
              flat && "@min-[15.5rem]:max-sm:h-7 @min-[15.5rem]:max-sm:w-10",
            )}
          />
        ) : (
          value
        )}
        {onClick && (
          <ArrowRightIcon
            aria-hidden
            className="size-5 shrink-0 text-accent group-aria-pressed/tile:hidden rtl:-scale-x-100"
          />
        )}
      </span>
    </>
  );
  const layout = cx(
    "@container flex flex-col @max-[36rem]:px-3",
    flat &&
      "@min-[17rem]:@max-[22rem]:flex-row @min-[17rem]:@max-[22rem]:items-center @min-[17rem]:@max-[22rem]:justify-between @min-[17rem]:@max-[22rem]:gap-4 @min-[17rem]:@max-[22rem]:py-2",
  );
  if (!onClick) return <div className={cardStyles({ className: layout })}>{content}</div>;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={cardStyles({
        interactive: true,
        className: cx(
          layout,
          "group/tile w-full text-start aria-pressed:border-accent aria-pressed:bg-accent-soft forced-colors:aria-pressed:outline-2",
        ),
      })}
    >
      {content}
    </button>
  );
}

/** Tiles in one row; two by two where that is too narrow (four sooner than three), one below the other where the text is set large. */
export function StatTiles({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="@container">
      <div className="grid gap-3 @min-[17rem]:grid-cols-2 sm:gap-4 @max-[22rem]:*:last:odd:col-span-full @min-[22rem]:has-[>:nth-child(3):last-child]:grid-cols-3 @max-[36rem]:gap-2 @min-[36rem]:auto-cols-fr @min-[36rem]:grid-flow-col @min-[36rem]:grid-cols-none">
        {children}
      </div>
    </section>
  );
}
