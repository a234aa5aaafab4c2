import { Dialog as Base } from "@base-ui/react/dialog";
import { XIcon } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { cx } from "./cx.tsx";
import { scrimStyles } from "./dialog.tsx";
import { iconButtonStyles } from "./icon-button.tsx";
import { useUiLabels } from "./ui-provider.tsx";

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** `start` for navigation, `end` for details and panels. */
  side?: "start" | "end";
  /** Takes the focus when it closes; without one whatever had it before. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** A modal panel that slides in from an edge: the phone's menu, an inbox, a filter panel. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, side = "start", returnFocusTo, children } = props;
  const labels = useUiLabels();
  const sideStyles =
    side === "start"
      ? "start-0 border-e data-starting-style:-translate-x-full data-ending-style:-translate-x-full rtl:data-starting-style:translate-x-full rtl:data-ending-style:translate-x-full"
      : "end-0 border-s data-starting-style:translate-x-full data-ending-style:translate-x-full rtl:data-starting-style:-translate-x-full rtl:data-ending-style:-translate-x-full";
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={scrimStyles} />
        <Base.Popup
          finalFocus={returnFocusTo}
          className={cx(
            "fixed inset-y-0 z-50 flex w-[min(22rem,88vw)] flex-col border-line bg-surface text-ink shadow-overlay outline-none transition-transform duration-250 ease-out",
            sideStyles,
          )}
        >
          {/* Where the text is set large, the way out stands above the title instead of beyond the edge. */}
          <div className="flex min-h-16 flex-wrap-reverse items-center justify-end gap-x-4 border-b border-line ps-5 pe-3">
            <Base.Title className="title-section me-auto wrap-anywhere">{title}</Base.Title>
            <Base.Close aria-label={labels.close} className={iconButtonStyles()}>
              <XIcon aria-hidden />
            </Base.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
