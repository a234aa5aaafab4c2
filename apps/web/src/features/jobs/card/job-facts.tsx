import type { Job } from "@rolecall/contracts/jobs/schemas";
import { BanknoteIcon, BriefcaseBusinessIcon, Building2Icon, MapPinIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { usePayText } from "../use-pay-text.ts";
import { usePlaceText } from "../use-place-text.ts";

/** Company, place, type and pay in one quiet line; what the job does not state is left out. */
export function JobFacts({ job }: { job: Job }) {
  const t = useTranslations("jobs");
  const pay = usePayText({ short: true })(job.salary);
  const place = usePlaceText()(job.location);
  const facts = [
    { icon: Building2Icon, text: job.company.name },
    { icon: MapPinIcon, text: place },
    { icon: BriefcaseBusinessIcon, text: t(`types.${job.jobType}`) },
    { icon: BanknoteIcon, text: pay },
  ];
  return (
    <ul aria-label={t("facts")} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {facts.map(
        ({ icon: Icon, text }) =>
          text && (
            <li key={text} className="flex max-w-full min-w-0 items-start gap-1.5">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-faint" />
              <span dir="auto" className="line-clamp-2 wrap-anywhere tabular-nums">
                {text}
              </span>
            </li>
          ),
      )}
    </ul>
  );
}
