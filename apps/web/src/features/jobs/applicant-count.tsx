import { Badge } from "@rolecall/ui/badge";
import { useQuery } from "@tanstack/react-query";
import { useFormatter } from "use-intl";
import { useTRPC } from "../../lib/trpc.ts";

interface ApplicantCountProps {
  jobId: string;
  /** What the link beside it is described by. */
  id: string;
}

/** How many have applied to one of the recruiter's own jobs. Its place is kept while the count is on its way. */
export function ApplicantCount({ jobId, id }: ApplicantCountProps) {
  const format = useFormatter();
  const trpc = useTRPC();
  const counts = useQuery(trpc.applications.countByJob.queryOptions());
  if (counts.isError && counts.data === undefined) return null;
  const count = counts.data?.find((job) => job.jobId === jobId)?.count ?? 0;
  return (
    <span id={id} className="inline-flex">
      <Badge
        tone={count > 0 ? "accent" : "neutral"}
        className={counts.data ? "min-w-6 justify-center" : "invisible min-w-6"}
      >
        {format.number(count, "integer")}
      </Badge>
    </span>
  );
}
