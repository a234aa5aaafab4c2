import type { ScorePart } from "@rolecall/contracts/applications/match";
import { cx } from "@rolecall/ui/cx";
import { Disclosure } from "@rolecall/ui/disclosure";
import { ChevronDownIcon } from "lucide-react";
import { useId } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { useEvidence } from "../cv/evidence/evidence-context.tsx";
import { foldParts, type NumberedPart } from "./fold-parts.ts";
import { isOnTop } from "./group-parts.ts";
import { PartEvidence } from "./part-evidence.tsx";
import { ruleWord } from "./rule-word.ts";
import { partFill, partShare, ScoreStack } from "./score-stack.tsx";

/** Which part of the score a point or a skill of this phrase belongs to. */
function partKey(index: number): string {
  return `part:${index}`;
}

/** A score taken apart, for either side: a bar per part, which opens to the job's words and the CV's lines. */
export function ScoreParts({ parts }: { parts: readonly ScorePart[] }) {
  const t = useTranslations("applications.parts");
  const format = useFormatter();
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  const maxPoints = parts.reduce((sum, part) => sum + (isOnTop(part) ? 0 : part.maxPoints), 0);
  if (parts.length === 0) return null;
  const { first, rest, others } = foldParts(parts);
  return (
    <section aria-labelledby="score-parts">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="score-parts" className="title-card">
          {t("title")}
        </h3>
        <p className="text-sm text-muted tabular-nums">
          {t("total", {
            points: format.number(points, "decimal"),
            maxPoints: format.number(maxPoints, "decimal"),
          })}
        </p>
        <p className="w-full text-sm text-faint print:hidden">{t("hint")}</p>
      </div>
      <ScoreStack parts={parts} />
      <div className="divide-y divide-line rounded-lg border border-line">
        <PartList rows={first} />
        {rest.length > 0 && (
          <div className="px-gutter py-1">
            <Disclosure summary={t("rest", { count: rest.length })}>
              <div className="-mx-gutter -mb-1 border-t border-line">
                <PartList rows={rest} />
              </div>
            </Disclosure>
          </div>
        )}
        {others.length > 0 && <PartList rows={others} />}
      </div>
    </section>
  );
}

function PartList({ rows }: { rows: readonly NumberedPart[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {rows.map(({ part, index }) => (
        <PartRow key={partKey(index)} part={part} index={index} />
      ))}
    </ul>
  );
}

function PartRow({ part, index }: { part: ScorePart; index: number }) {
  const t = useTranslations("applications.parts");
  const format = useFormatter();
  const panelId = useId();
  const { selected, toggle } = useEvidence();
  const key = partKey(index);
  const rule = t(`rules.${ruleWord(part.rule)}`);
  const open = selected?.key === key;
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => toggle({ key, evidence: part.evidence })}
        className={cx(
          "flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-gutter py-3 text-start hover:bg-hover focus-visible:-outline-offset-2",
          open && "bg-hover",
        )}
      >
        <span className="min-w-0 flex-[1_1_9rem]">
          <bdi className="font-semibold wrap-anywhere">{part.jobPhrase}</bdi>{" "}
          <span className="text-sm text-faint max-sm:block">
            {isOnTop(part) ? t("onTop", { rule }) : rule}
          </span>
        </span>
        <span className="flex items-center gap-2 text-sm font-semibold whitespace-nowrap tabular-nums">
          {t("total", {
            points: format.number(part.points, "decimal"),
            maxPoints: format.number(part.maxPoints, "decimal"),
          })}
          <ChevronDownIcon
            aria-hidden
            className={cx("size-4 text-faint transition-transform print:hidden", open && "rotate-180")}
          />
        </span>
        <span aria-hidden data-bar-track className="h-1.5 basis-full overflow-hidden rounded-full bg-line">
          <span
            data-bar
            className={cx("block h-full rounded-full", partFill(part))}
            style={{ width: `${partShare(part) * 100}%` }}
          />
        </span>
        <span className="min-w-0 basis-full text-sm wrap-anywhere text-muted">{part.reason}</span>
      </button>
      <div id={panelId} hidden={!open} className="grid gap-4 bg-canvas px-gutter py-4 sm:grid-cols-2">
        {open && (
          <>
            <div>
              <h4 className="eyebrow mb-1.5">{isOnTop(part) ? t("jobLikes") : t("job")}</h4>
              <p dir="auto" className="border-s-2 border-accent ps-3 text-sm wrap-anywhere">
                {part.jobPhrase}
              </p>
            </div>
            <div>
              <h4 className="eyebrow mb-1.5">{t("cv")}</h4>
              <PartEvidence part={part} />
            </div>
          </>
        )}
      </div>
    </li>
  );
}
