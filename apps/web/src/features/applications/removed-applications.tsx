import type { RemovedApplication } from "@rolecall/contracts/applications/schemas";
import { Card } from "@rolecall/ui/card";
import { useFormatter, useTranslations } from "use-intl";
import { JobLink } from "./job-link.tsx";

/** What is left of applications that the recruiter removed, or that went with their job. */
export function RemovedApplications({ removed }: { removed: readonly RemovedApplication[] }) {
  const t = useTranslations("applications.removed");
  if (removed.length === 0) return null;
  return (
    <section aria-labelledby="removed-applications" className="mt-8 flex flex-col gap-3">
      <div>
        <h2 id="removed-applications" className="title-section">
          {t("title")}
        </h2>
        <p className="text-sm text-muted">{t("hint")}</p>
      </div>
      <ul aria-label={t("list")} className="flex flex-col gap-3">
        {removed.map((application) => (
          <li key={application._id}>
            <Removed application={application} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Removed({
  application: { job, removedBy, createdAt, removedAt },
}: {
  application: RemovedApplication;
}) {
  const t = useTranslations("applications.removed");
  const format = useFormatter();
  const day = (instant: string) => format.dateTime(new Date(instant), "day");
  return (
    <Card className="flex flex-col gap-1">
      <h3 className="font-semibold wrap-anywhere" dir="auto">
        {removedBy === "job" ? job.title : <JobLink job={job} />}
      </h3>
      {job.company !== "" && (
        <p dir="auto" data-name className="wrap-anywhere text-muted">
          {job.company}
        </p>
      )}
      <p className="text-sm text-muted">{t(`by.${removedBy}`, { date: day(removedAt) })}</p>
      <p className="text-sm text-faint">{t("applied", { date: day(createdAt) })}</p>
    </Card>
  );
}
