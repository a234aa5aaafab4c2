import type { ScorePart } from "@rolecall/contracts/applications/match";
import { Disclosure } from "@rolecall/ui/disclosure";
import { ProgressBar } from "@rolecall/ui/progress-bar";
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
        <Disclosure summary={t("evidence", { count: new Set(part.evidence.map(({ line }) => line)).size })}>
          <EvidenceExcerpt evidence={part.evidence} />
        </Disclosure>
      )}
    </li>
  );
}
