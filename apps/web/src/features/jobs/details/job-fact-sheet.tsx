import type { Job } from "@rolecall/contracts/jobs/schemas";
import { cardStyles } from "@rolecall/ui/card";
import { useFormatter, useNow, useTranslations } from "use-intl";
import { usePayText } from "../use-pay-text.ts";
import { usePlaceText } from "../use-place-text.ts";

/** Every fact of a job in a list; what the recruiter left open says so or is left out. */
export function JobFactSheet({ job }: { job: Job }) {
  const t = useTranslations("jobs");
  const fact = useTranslations("jobs.details.fact");
  const format = useFormatter();
  const now = useNow();
  const pay = usePayText()(job.salary);
  const place = usePlaceText({ full: true })(job.location);
  const facts = [
    [fact("company"), job.company.name],
    [fact("industry"), job.company.industry],
    [fact("size"), t(`sizes.${job.company.size}`)],
    [fact("place"), place],
    [fact("type"), t(`types.${job.jobType}`)],
    [fact("pay"), pay ?? t("details.notStated")],
    [fact("experience"), t("years", { count: job.requiredYears })],
    [fact("priority"), t(`urgencies.${job.urgency}`)],
    [
      fact("posted"),
      t("details.postedOn", {
        date: format.dateTime(new Date(job.createdAt), "day"),
        // Broken as one, if at all.
        ago: format.relativeTime(new Date(job.createdAt), now).replaceAll(" ", "\u00a0"),
      }),
    ],
  ] as const;
  return (
    <div className={cardStyles({ padding: "aside", className: "@container" })}>
      <dl className="grid gap-x-6 gap-y-3.5 sm:grid-cols-3 lg:grid-cols-1 @min-[14rem]:max-sm:grid-cols-2">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="min-w-0">
                <dt className="text-sm text-faint">{label}</dt>
                <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
