import { Menu as Base } from "@base-ui/react/menu";
import { type ReactNode, useRef } from "react";
import { iconButtonStyles } from "./icon-button.tsx";

export interface MenuEntry {
  key: string;
  label: ReactNode;
  icon: ReactNode;
  danger?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /** The button's name. */
  label: string;
  icon: ReactNode;
  entries: readonly MenuEntry[];
  size?: "sm" | "md";
  className?: string;
  /** For one that takes the place of a button that was pressed. */
  defaultOpen?: boolean;
}

/** A button with an icon that opens a short list of deeds. */
export function Menu({ label, icon, entries, size = "md", className, defaultOpen = false }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  /** What was chosen may have opened a dialog, which has the focus by now and keeps it. */
  function returnFocus() {
    const focused = document.activeElement;
    const isFree = focused === null || focused === document.body || popup.current?.contains(focused);
    return isFree ? trigger.current : false;
  }
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen}>
      <Base.Trigger
        ref={trigger}
        aria-label={label}
        title={label}
        className={iconButtonStyles({ size, className })}
      >
        {icon}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={4} className="z-50 print:hidden">
          {/* One that is open from the first knows of no button that had the focus before. */}
          <Base.Popup
            ref={popup}
            finalFocus={returnFocus}
            className="max-w-[min(20rem,calc(100vw-1rem))] min-w-44 rounded-lg border border-line bg-raised p-1 text-ink shadow-overlay outline-none transition-opacity duration-100 data-starting-style:opacity-0 data-ending-style:opacity-0"
          >
            {entries.map(({ key, label: words, icon: sign, danger = false, onSelect }) => (
              <Base.Item
                key={key}
                onClick={onSelect}
                className={`flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none select-none data-highlighted:bg-hover touch:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0 ${danger ? "text-danger" : "[&>svg]:text-muted"}`}
              >
                {sign}
                <span className="min-w-0 wrap-anywhere">{words}</span>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
