import type { ApplicationStage } from "@rolecall/contracts/applications/enums";
import { cx } from "@rolecall/ui/cx";
import { useFormatter, useTranslations } from "use-intl";
import { stagesToChoose } from "./stages.ts";

interface StageFilterProps {
  counts: Record<ApplicationStage, number>;
  chosen: ApplicationStage | undefined;
  onChoose: (stage: ApplicationStage | undefined) => void;
}

/** Narrows the applicants to one stage; each says how many are in it. */
export function StageFilter({ counts, chosen, onChoose }: StageFilterProps) {
  const t = useTranslations("applications");
  const format = useFormatter();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <fieldset aria-label={t("list.stages")} className="flex min-w-0 flex-wrap gap-1.5">
      {[undefined, ...stagesToChoose(counts, chosen)].map((stage) => (
        <button
          key={stage ?? "all"}
          type="button"
          aria-pressed={stage === chosen}
          onClick={() => onChoose(stage)}
          className={cx(
            "inline-flex min-h-8 items-center gap-2 rounded-full border px-3 text-sm font-medium transition-colors duration-100 touch:min-h-11 forced-colors:aria-pressed:outline-2",
            stage === chosen
              ? "border-accent bg-accent-soft text-accent-strong"
              : "border-edge/60 bg-surface text-muted hover:bg-hover hover:text-ink",
          )}
        >
          {stage === undefined ? t("list.allStages") : t(`stage.${stage}`)}
          <span className="tabular-nums opacity-80">
            {format.number(stage === undefined ? total : counts[stage], "integer")}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
