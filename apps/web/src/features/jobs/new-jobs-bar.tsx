import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Button } from "@rolecall/ui/button";
import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowUpIcon } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLiveEvent } from "../live/use-live.ts";

interface NewJobsBarProps {
  /** New jobs of any kind, or only those that match the candidate well. */
  kind: "jobs" | "matches";
  /** What the list shows; a job that has come in by another way is not announced. */
  shown: readonly Pick<Job, "_id">[];
  query: UseQueryResult<unknown, unknown>;
}

/** Offers what has arrived since the list was loaded, so that the list never jumps under a reader. */
export function NewJobsBar({ kind, shown, query }: NewJobsBarProps) {
  const t = useTranslations("jobs.dashboard");
  const [arrived, setArrived] = useState<readonly string[]>([]);
  const add = (id: string) => setArrived((ids) => (ids.includes(id) ? ids : [...ids, id]));

  useLiveEvent("new_job_posted", ({ job }) => kind === "jobs" && add(job._id));
  useLiveEvent("job_match_found", ({ job }) => kind === "matches" && add(job._id));

  const count = arrived.filter((id) => !shown.some((job) => job._id === id)).length;

  async function show() {
    await query.refetch();
    setArrived([]);
  }

  return (
    <div role="status" className="empty:hidden">
      {count > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-accent/25 bg-accent-soft py-1.5 ps-4 pe-1.5">
          <span className="font-medium text-accent-strong">
            {t(kind === "jobs" ? "newJobs" : "newMatches", { count })}
          </span>
          <Button
            variant="secondary"
            size="sm"
            icon={<ArrowUpIcon aria-hidden />}
            pending={query.isFetching}
            onClick={() => void show()}
          >
            {t("show")}
          </Button>
        </div>
      )}
    </div>
  );
}
