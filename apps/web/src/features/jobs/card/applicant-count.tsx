import { Badge } from "@rolecall/ui/badge";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import { useTRPC } from "../../../lib/queries/trpc.ts";

interface ApplicantCountProps {
  jobId: string;
  /** What the link around it is described by. */
  id: string;
}

/**
 * How many have applied to one of the recruiter's own jobs. It describes the link that it is in and is no
 * part of its name. Its place is kept while the count is on its way.
 */
export function ApplicantCount({ jobId, id }: ApplicantCountProps) {
  const t = useTranslations("jobs");
  const format = useFormatter();
  const trpc = useTRPC();
  const counts = useQuery(trpc.applications.countByJob.queryOptions());
  if (counts.isError && counts.data === undefined) return null;
  const count = counts.data?.find((job) => job.jobId === jobId)?.count ?? 0;
  return (
    <span aria-hidden className="inline-flex">
      <span id={id} hidden>
        {counts.data && t("applicantCount", { count })}
      </span>
      <Badge
        tone={count > 0 ? "accent" : "neutral"}
        className={counts.data ? "min-w-6 justify-center" : "invisible min-w-6"}
      >
        {format.number(count, "integer")}
      </Badge>
    </span>
  );
}
