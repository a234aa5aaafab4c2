import { Dialog as Base } from "@base-ui/react/dialog";
import { cva } from "class-variance-authority";
import { XIcon } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { cx } from "./cx.tsx";
import { iconButtonStyles } from "./icon-button.tsx";
import { scriptOf } from "./script.tsx";
import { useUiLabels } from "./ui-provider.tsx";

export const scrimStyles =
  "fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-starting-style:opacity-0 data-ending-style:opacity-0";

const popup = cva(
  "relative flex max-h-full w-full flex-col bg-surface text-ink shadow-overlay outline-none short:overflow-y-auto transition duration-200 ease-out data-starting-style:translate-y-2 data-starting-style:opacity-0 data-ending-style:translate-y-2 data-ending-style:opacity-0",
  {
    variants: {
      size: { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl", xl: "sm:max-w-5xl" },
      phone: {
        full: "h-full sm:h-auto sm:rounded-xl sm:border sm:border-line",
        // Short contents would leave a whole screen empty: they rise from the edge where the thumb is.
        sheet:
          "max-sm:mt-auto max-sm:max-h-[calc(100%-1rem)] max-sm:rounded-t-xl max-sm:border-t border-line sm:rounded-xl sm:border",
        box: "m-4 rounded-xl border border-line sm:m-0",
      },
    },
    defaultVariants: { size: "md" },
  },
);

interface DialogProps {
  open: boolean;
  /** Called with false on Escape, the close button, or a press outside. Keep the state in the URL or a parent. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Small buttons beside the one that closes it, such as the way to the next of several. */
  actions?: ReactNode;
  size?: "sm" | "md" | "lg" | "xl";
  /** False keeps it a small box on phones; otherwise it fills the screen there, or rises from its lower edge up to `md`. */
  fullScreenOnPhone?: boolean;
  /** False while work is under way that closing would lose: Escape and outside presses are ignored. */
  dismissible?: boolean;
  children: ReactNode;
}

/** A modal dialog; its head and foot are no landmarks, as those of the page are. Put `DialogBody` and `DialogFooter` inside, with `<form className="contents">` around both. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  actions,
  size = "md",
  fullScreenOnPhone = true,
  dismissible = true,
  children,
}: DialogProps) {
  const labels = useUiLabels();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const large = size === "lg" || size === "xl";
  const phone = fullScreenOnPhone ? (large ? "full" : "sheet") : "box";
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (next || dismissible) onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={scrimStyles} />
        <Base.Viewport className="fixed inset-0 z-50 flex items-center justify-center overflow-hidden sm:p-6">
          {/* Reading begins at the top. */}
          <Base.Popup className={popup({ size, phone })} data-phone={phone} initialFocus={titleRef}>
            {/* Where the text is set large, or there are more buttons on a phone, they stand above the title, which would else be a column of letters. */}
            <div className="flex flex-wrap-reverse items-end justify-end gap-x-4 border-b border-line px-[min(1.25rem,5vw)] py-4 sm:px-6">
              <div className={cx("min-w-0 touch:pt-1.5", actions ? "flex-[1_1_14rem]" : "flex-[1_1_7rem]")}>
                <Base.Title
                  ref={titleRef}
                  tabIndex={-1}
                  dir="auto"
                  data-script={scriptOf(title)}
                  className="title-section wrap-anywhere outline-none"
                >
                  {title}
                </Base.Title>
                {description && (
                  <Base.Description className="mt-1 text-sm text-muted">{description}</Base.Description>
                )}
              </div>
              <div className="-me-2 -mt-0.5 flex shrink-0 items-center gap-1 empty:hidden print:hidden">
                {actions}
                {dismissible && (
                  <Base.Close aria-label={labels.close} className={iconButtonStyles({ size: "sm" })}>
                    <XIcon aria-hidden />
                  </Base.Close>
                )}
              </div>
            </div>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** The part that scrolls, where there is room for it. */
export function DialogBody({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cx(
        "min-h-0 flex-1 overflow-y-auto overscroll-contain short:flex-none short:overflow-visible px-[min(1.25rem,5vw)] py-5 sm:px-6",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Actions, the main one last; stacked with the main one first on phones. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div
      data-dialog-actions=""
      className="flex flex-col-reverse print:hidden gap-2 border-t border-line px-[min(1.25rem,5vw)] py-4 sm:flex-row sm:justify-end sm:px-6"
    >
      {children}
    </div>
  );
}
