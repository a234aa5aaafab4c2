import { Card } from "@rolecall/ui/card";
import { cx } from "@rolecall/ui/cx";
import { Disclosure } from "@rolecall/ui/disclosure";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { type EvidenceLine, useEvidence } from "./evidence-context.tsx";
import { MarkedLine } from "./marked-line.tsx";

/** The CV beside what was made of it, on screens with room for both: it scrolls to the lines of the chosen point. */
export function CvDocument({ className }: { className?: string }) {
  const t = useTranslations("cv.evidence");
  const { selected } = useEvidence();
  const paneRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const pane = paneRef.current;
    if (!pane || !selected) return;
    const first = pane.querySelector<HTMLElement>("[data-marked]");
    if (!first) return;
    pane.scrollTo({ top: first.offsetTop - pane.clientHeight / 3, behavior: "smooth" });
  }, [selected]);

  return (
    <section
      aria-label={t("document")}
      className={cx(
        "hidden flex-col overflow-hidden rounded-lg border border-line bg-surface lg:flex",
        className,
      )}
    >
      <div className="border-b border-line px-4 py-3">
        <h3 className="eyebrow">{t("document")}</h3>
        {!selected && <p className="text-sm text-faint">{t("documentHint")}</p>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <div ref={paneRef} tabIndex={0} className="relative min-h-0 flex-1 overflow-y-auto px-4 py-3">
        <DocumentLines />
      </div>
    </section>
  );
}

/** The CV folded away below what was made of it, on screens without room beside it. */
export function FoldedCvDocument() {
  const t = useTranslations("cv.evidence");
  const { lines } = useEvidence();
  if (lines.length === 0) return null;
  return (
    <Card padding="none" className="px-4 py-1.5 sm:px-5 lg:hidden print:hidden">
      <Disclosure summary={t("document")}>
        <div className="pb-3">
          <DocumentLines />
        </div>
      </Disclosure>
    </Card>
  );
}

/** All lines of the CV, those of the chosen point marked. */
function DocumentLines() {
  const { lines, selected } = useEvidence();
  return (
    <ol className="flex flex-col gap-0.5 text-sm">
      {lines.map((line, index) => (
        <DocumentLine
          key={line.line}
          line={line}
          newPage={index > 0 && line.page !== lines[index - 1]?.page}
          quotes={selected?.evidence.filter((one) => one.line === line.line).map((one) => one.quote) ?? []}
        />
      ))}
    </ol>
  );
}

interface DocumentLineProps {
  line: EvidenceLine;
  newPage: boolean;
  quotes: readonly string[];
}

function DocumentLine({ line, newPage, quotes }: DocumentLineProps) {
  const t = useTranslations("cv.evidence");
  const marked = quotes.length > 0;
  return (
    <>
      {newPage && line.page !== undefined && (
        <li className="my-2 flex items-center gap-2 text-xs text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t("page", { page: line.page })}
        </li>
      )}
      <li
        data-marked={marked || undefined}
        dir="auto"
        className={cx(
          "-mx-2 rounded-sm px-2 py-0.5 wrap-anywhere",
          line.isHeading && "mt-3 font-semibold first:mt-0",
          marked ? "bg-warning-soft text-ink" : line.isHeading ? "text-ink" : "text-muted",
        )}
      >
        <MarkedLine text={line.text} quotes={quotes} />
      </li>
    </>
  );
}
