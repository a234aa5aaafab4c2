import { Combobox as Base } from "@base-ui/react/combobox";
import { CheckIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.tsx";
import { useUiLabels } from "./ui-provider.tsx";

interface ComboboxPopupProps {
  /** The list of options. */
  children: ReactNode;
  /** Below the list. */
  note?: ReactNode;
  /** Its least width, where the box may be narrower than what is in the list. */
  className?: string;
}

/** What opens below the box of a combobox, and what it says where nothing matches. */
export function ComboboxPopup({ children, note, className = "min-w-56" }: ComboboxPopupProps) {
  const labels = useUiLabels();
  return (
    <Base.Portal>
      <Base.Positioner align="end" sideOffset={4} className={cx("z-50 w-(--anchor-width)", className)}>
        <Base.Popup className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-1 text-ink shadow-overlay transition-opacity duration-100 data-starting-style:opacity-0 data-ending-style:opacity-0">
          <Base.Empty className="px-2.5 py-2 text-muted empty:hidden">{labels.noMatches}</Base.Empty>
          {children}
          {note}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

interface ComboboxItemProps {
  /** One of the items that the combobox was given. */
  value: unknown;
  label: string;
  /** A second line. */
  detail?: ReactNode;
  /** At the end of the line. */
  figure?: ReactNode;
}

export function ComboboxItem({ value, label, detail, figure }: ComboboxItemProps) {
  return (
    <Base.Item
      value={value}
      className="flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2.5 py-1 outline-none select-none data-highlighted:bg-hover touch:min-h-11"
    >
      <span className="min-w-0 flex-1">
        <span dir="auto" data-name className="block truncate">
          {label}
        </span>
        {detail && <span className="block truncate text-sm text-faint">{detail}</span>}
      </span>
      <Base.ItemIndicator>
        <CheckIcon aria-hidden className="size-4 text-accent" />
      </Base.ItemIndicator>
      {figure !== undefined && <span className="shrink-0 text-sm text-muted tabular-nums">{figure}</span>}
    </Base.Item>
  );
}
