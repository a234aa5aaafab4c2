import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

/** Extra words for something that already has a name; never the only place where a thing is said. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-60">
          <Base.Popup className="max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-sm text-canvas shadow-overlay transition-opacity duration-100 data-starting-style:opacity-0 data-ending-style:opacity-0">
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
