import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Button } from "@rolecall/ui/button";
import type { UseQueryResult } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ArrowUpIcon } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { JobFilters } from "./job-filters.ts";
import { type ArrivalKind, useArrivals } from "./use-arrivals.ts";

interface NewJobsBarProps {
  kind: ArrivalKind;
  /** What the list is narrowed by; only what fits is announced. A bar of other filters is another one: give it a key. */
  filters?: JobFilters;
  /** The page that the list shows: what is new stands on the first. */
  page?: number;
  /** What the list shows; a job that has come in by another way is not announced. */
  shown: readonly Pick<Job, "_id">[];
  query: Pick<UseQueryResult<unknown, unknown>, "refetch">;
  /** The heading of the list, where the reading begins anew. */
  headingId: string;
}

/** Offers what has arrived since the list was loaded, so that the list never jumps under a reader. */
export function NewJobsBar({ kind, filters, page = 1, shown, query, headingId }: NewJobsBarProps) {
  const t = useTranslations("jobs.dashboard");
  const navigate = useNavigate({ from: "/dashboard" });
  const arrivals = useArrivals(kind, filters);
  // Of its own: a query tells its owner of `isFetching` only if that one looks at it, which this bar does too late.
  const [showing, setShowing] = useState(false);
  const count = arrivals.ids.filter((id) => !shown.some((job) => job._id === id)).length;

  /** False when it could not be fetched. */
  async function showFirstPage(): Promise<boolean> {
    if (page === 1) return !(await query.refetch()).isError;
    // Known to be out of date, it is fetched when it is shown.
    await navigate({ search: ({ page: _, ...search }) => search, resetScroll: false });
    return true;
  }

  async function show() {
    // What arrives meanwhile may not be in the answer.
    const told = arrivals.ids;
    setShowing(true);
    const isShown = await showFirstPage();
    setShowing(false);
    if (!isShown) return;
    arrivals.forget(told);
    // The pressed button is gone with the bar.
    document.getElementById(headingId)?.focus({ preventScroll: page === 1 });
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
            pending={showing}
            onClick={() => void show()}
          >
            {t("show")}
          </Button>
        </div>
      )}
    </div>
  );
}
