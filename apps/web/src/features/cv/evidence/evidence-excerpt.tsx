import { useTranslations } from "use-intl";
import { type Evidence, useEvidence } from "./evidence-context.tsx";
import { excerptLines } from "./excerpt-lines.ts";
import { MarkedLine } from "./marked-line.tsx";

interface EvidenceExcerptProps {
  evidence: readonly Evidence[];
  /** Said where no line can be shown. */
  none?: string;
}

/** The lines behind a point, quoted beside it. */
export function EvidenceExcerpt({ evidence, none }: EvidenceExcerptProps) {
  const t = useTranslations("cv.evidence");
  const { lines } = useEvidence();
  const excerpts = excerptLines(lines, evidence);
  if (excerpts.length === 0) return <p className="text-sm text-faint">{none ?? t("noLine")}</p>;
  return (
    <ul className="flex flex-col gap-1.5">
      {excerpts.map(({ line, text, quotes }) => (
        <li key={line} className="border-s-2 border-warning-fill ps-3 text-sm wrap-anywhere">
          <span className="block text-xs text-faint tabular-nums">{t("line", { line: line + 1 })}</span>
          <span dir="auto" className="block">
            <MarkedLine text={text} quotes={quotes} />
          </span>
        </li>
      ))}
    </ul>
  );
}
