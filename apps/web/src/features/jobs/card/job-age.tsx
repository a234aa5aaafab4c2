import type { Job } from "@rolecall/contracts/jobs/schemas";
import { useFormatter, useNow, useTranslations } from "use-intl";
import { isolate } from "../../../lib/isolate.ts";
import { useActor } from "../../../lib/session/use-actor.ts";

/** Who has posted the job and when; for its owner also how long it is open. */
export function JobAge({ job }: { job: Job }) {
  const t = useTranslations("jobs");
  const format = useFormatter();
  const now = useNow();
  const { userId } = useActor();
  const end = job.closedAt ?? job.openUntil;
  return (
    <div className="min-w-0 text-sm text-faint sm:flex">
      {/* A long name is cut, never the time. */}
      <p className="flex min-w-0">
        <span className="truncate" title={job.recruiter.name}>
          {t("postedBy", { name: isolate(job.recruiter.name) })}
        </span>
        <span aria-hidden className="whitespace-pre">
          {" · "}
        </span>
        <time dateTime={job.createdAt} className="shrink-0">
          {format.relativeTime(new Date(job.createdAt), now)}
        </time>
      </p>
      {job.recruiter._id === userId && (
        <p className="shrink-0">
          <span aria-hidden className="whitespace-pre max-sm:hidden">
            {" · "}
          </span>
          <time dateTime={end}>
            {job.status === "open"
              ? t("state.openUntil", { date: format.dateTime(new Date(end), "day") })
              : t("state.closedOn", { date: format.dateTime(new Date(end), "day") })}
          </time>
        </p>
      )}
    </div>
  );
}
