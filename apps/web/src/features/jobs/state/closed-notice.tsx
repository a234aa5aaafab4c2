import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Banner } from "@rolecall/ui/banner";
import { useFormatter, useTranslations } from "use-intl";

interface ClosedNoticeProps {
  job: Job;
  /** The reader's application is kept. */
  applied: boolean;
  /** What the disabled button is described by. */
  id: string;
}

/** For everybody but the owner: why nobody can apply any more. Nothing on an open job. */
export function ClosedNotice({ job, applied, id }: ClosedNoticeProps) {
  const t = useTranslations("jobs.state.notice");
  const format = useFormatter();
  return (
    <div role="status" id={id} className="empty:hidden">
      {job.closedAt !== null && (
        <Banner kind="info" title={t("title")}>
          <p className="max-w-prose">
            {t(applied ? "applied" : "text", { date: format.dateTime(new Date(job.closedAt), "day") })}
          </p>
        </Banner>
      )}
    </div>
  );
}
