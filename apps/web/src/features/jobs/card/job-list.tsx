import type { Job } from "@rolecall/contracts/jobs/schemas";
import { cardStyles } from "@rolecall/ui/card";
import { Skeleton, SkeletonGroup } from "@rolecall/ui/skeleton";
import type { ReactNode } from "react";

interface JobListProps<Item extends Job> {
  jobs: readonly Item[];
  /** Names the list by the id of its heading. */
  labelledBy: string;
  /** Another page is on its way; this one is the last known. */
  busy?: boolean;
  children: (job: Item) => ReactNode;
}

export function JobList<Item extends Job>({ jobs, labelledBy, busy = false, children }: JobListProps<Item>) {
  return (
    <ul
      aria-labelledby={labelledBy}
      aria-busy={busy}
      className="grid gap-3 transition-opacity duration-100 aria-busy:opacity-60 lg:grid-cols-2 lg:gap-4"
    >
      {jobs.map((job) => (
        <li key={job._id} className="grid min-w-0">
          {children(job)}
        </li>
      ))}
    </ul>
  );
}

const STAND_INS = ["a", "b", "c", "d", "e", "f"];

export function JobListSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3 lg:grid-cols-2 lg:gap-4">
      {STAND_INS.map((key) => (
        <div key={key} className={cardStyles({ className: "flex flex-col gap-3" })}>
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-5 w-1/3" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
