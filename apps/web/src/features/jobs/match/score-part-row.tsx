import type { ScorePart } from "@rolecall/contracts/applications/match";
import { ProgressBar } from "@rolecall/ui/progress-bar";
import { ChevronRightIcon } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import { EvidenceExcerpt } from "../../cv/evidence/evidence-excerpt.tsx";

/** One part of a score: the job's words, the points it gave, why, and the lines of the CV behind it. */
export function ScorePartRow({ part }: { part: ScorePart }) {
  const t = useTranslations("jobs.why");
  const format = useFormatter();
  const points = format.number(part.points, "decimal");
  const max = format.number(part.maxPoints, "decimal");
  return (
    <li className="flex flex-col gap-1.5 py-3.5">
      <ProgressBar
        label={part.jobPhrase}
        value={part.maxPoints > 0 ? (part.points / part.maxPoints) * 100 : 0}
        valueText={t("points", { points, max })}
        tone={part.points > 0 ? "accent" : "neutral"}
      />
      <p className="max-w-prose text-sm text-muted">{part.reason}</p>
      {part.evidence.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-7 list-none items-center gap-1 rounded-sm text-sm font-medium text-accent hover:text-accent-strong touch:min-h-11 [&::-webkit-details-marker]:hidden">
            <ChevronRightIcon
              aria-hidden
              className="size-4 transition-transform duration-100 group-open:rotate-90 rtl:-scale-x-100"
            />
            {t("evidence", { count: new Set(part.evidence.map(({ line }) => line)).size })}
          </summary>
          <div className="mt-1.5">
            <EvidenceExcerpt evidence={part.evidence} />
          </div>
        </details>
      )}
    </li>
  );
}
