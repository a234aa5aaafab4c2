import type { RecommendedJob } from "@rolecall/contracts/jobs/schemas";
import { Chip } from "@rolecall/ui/chip";
import { CheckIcon, TrendingUpIcon } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";

/** The candidate's years against the job's: green when they meet it, orange when not. */
export function ExperienceChip({ experience }: { experience: RecommendedJob["experienceMatch"] }) {
  const t = useTranslations("jobs.match");
  const format = useFormatter();
  const { meets, candidateYears, requiredYears } = experience;
  return (
    <Chip
      tone={meets ? "success" : "warning"}
      icon={meets ? <CheckIcon aria-hidden /> : <TrendingUpIcon aria-hidden />}
    >
      {t("experience", {
        candidate: format.number(candidateYears, "decimal"),
        required: format.number(requiredYears, "decimal"),
      })}
      <span className="sr-only"> ({meets ? t("meets") : t("short")})</span>
    </Chip>
  );
}
