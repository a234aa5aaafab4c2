import { cx } from "@rolecall/ui/cx";
import { ChevronDownIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { type Evidence, useEvidence } from "./evidence-context.tsx";
import { EvidenceExcerpt } from "./evidence-excerpt.tsx";

const OPENING_ROW =
  "flex w-full items-start gap-2 rounded-sm px-2 py-1.5 text-start touch:min-h-11 touch:py-3";

interface EvidenceRowProps {
  /** Names the row among all that can be chosen on the screen. */
  evidenceKey: string;
  /** Undefined while it is on its way: the row then takes up the room that it needs to open. */
  evidence: readonly Evidence[] | undefined;
  icon?: ReactNode;
  children: ReactNode;
  note?: ReactNode;
}

/** A sentence of the analysis that opens to the lines of the CV it stands on; plain text without any. */
export function EvidenceRow({ evidenceKey, evidence, icon, children, note }: EvidenceRowProps) {
  const { selected, toggle } = useEvidence();
  const panelId = useId();
  const open = selected?.key === evidenceKey;
  const content = (
    <>
      {icon && (
        <span aria-hidden className="mt-0.5 shrink-0 [&_svg]:size-4">
          {icon}
        </span>
      )}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span dir="auto" className="block">
          {children}
        </span>
        {note && <span className="block text-faint">{note}</span>}
      </span>
    </>
  );
  if (evidence === undefined)
    return (
      <li className="text-sm">
        <div className={OPENING_ROW}>
          {content}
          <span className="w-4 shrink-0" />
        </div>
      </li>
    );
  if (evidence.length === 0) return <li className="flex gap-2 px-2 py-1.5 text-sm">{content}</li>;
  return (
    <li className="text-sm">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => toggle({ key: evidenceKey, evidence })}
        className={cx(OPENING_ROW, "hover:bg-hover", open && "bg-hover")}
      >
        {content}
        <ChevronDownIcon
          aria-hidden
          className={cx(
            "mt-0.5 size-4 shrink-0 print:hidden text-faint transition-transform",
            open && "rotate-180",
          )}
        />
      </button>
      <div id={panelId} hidden={!open} className={cx("py-2 pe-2", icon ? "ps-8" : "ps-2")}>
        {open && <EvidenceExcerpt evidence={evidence} />}
      </div>
    </li>
  );
}
