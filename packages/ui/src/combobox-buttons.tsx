import { Combobox as Base } from "@base-ui/react/combobox";
import { ChevronsUpDownIcon, XIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useUiLabels } from "./ui-provider.tsx";

const button = "grid size-8 place-items-center rounded-sm hover:text-ink touch:size-11";

/** The buttons at the end of a combobox's box, over it. */
export function ComboboxButtons({ children }: { children: ReactNode }) {
  return (
    <div className="absolute inset-y-0 end-1 flex items-center text-muted [&_svg]:size-4">{children}</div>
  );
}

export function ComboboxClear() {
  const labels = useUiLabels();
  return (
    <Base.Clear aria-label={labels.clear} className={button}>
      <XIcon aria-hidden />
    </Base.Clear>
  );
}

export function ComboboxTrigger() {
  const labels = useUiLabels();
  return (
    <Base.Trigger aria-label={labels.showChoices} className={button}>
      <ChevronsUpDownIcon aria-hidden />
    </Base.Trigger>
  );
}
