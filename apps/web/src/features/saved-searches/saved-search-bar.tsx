import type { SavedSearch } from "@rolecall/contracts/saved-searches/schemas";
import { Button } from "@rolecall/ui/button";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { BookmarkIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { type JobFilters, searchAddress } from "../jobs/search/job-filters.ts";
import { NewJobsBadge } from "./new-jobs-badge.tsx";

/** As many as stand in a line or two; the others are in the list. */
const SHOWN = 4;

/** A few of the candidate's saved searches at hand, and the way to all of them. Nothing while there are none. */
export function SavedSearchBar({ filters }: { filters: JobFilters }) {
  const t = useTranslations("savedSearches");
  const trpc = useTRPC();
  const navigate = useNavigate({ from: "/dashboard" });
  const query = useQuery(trpc.savedSearches.list.queryOptions());
  const present = useQuery({ ...trpc.savedSearches.find.queryOptions(filters), enabled: false });
  if (query.isError && query.data === undefined) {
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {t("loadFailed")}
        <Button variant="link" size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
          {t("retry")}
        </Button>
      </p>
    );
  }
  const all = query.data?.savedSearches ?? [];
  if (all.length === 0) return null;
  const presentId = present.data?.savedSearch?._id;
  const shown = pickFew(all, presentId);
  const more = all.length > SHOWN;
  return (
    <nav aria-label={t("title")} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span aria-hidden className="flex items-center gap-1.5 text-sm text-muted max-sm:basis-full">
        <BookmarkIcon className="size-4" />
        {t("title")}
      </span>
      <ul className="flex min-w-0 flex-wrap gap-1.5">
        {shown.map((saved) => (
          <li key={saved._id} className="flex min-w-0">
            <Link
              to="/dashboard"
              search={searchAddress(saved.filters)}
              activeOptions={{ exact: true }}
              activeProps={{}}
              resetScroll={false}
              aria-current={saved._id === presentId ? "page" : undefined}
              className="inline-flex min-h-8 min-w-0 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm hover:border-edge hover:bg-hover aria-[current=page]:border-accent/40 aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-strong touch:min-h-11"
            >
              <span dir="auto" className="max-w-64 truncate">
                {saved.name}
              </span>
              <NewJobsBadge count={saved.newJobs} />
            </Link>
          </li>
        ))}
        <li className="ms-1.5 flex">
          <Button
            variant="link"
            size="sm"
            aria-label={more ? t("manageAllLabel", { count: all.length }) : t("manageLabel")}
            onClick={() =>
              void navigate({ search: (search) => ({ ...search, dialog: "saved" }), resetScroll: false })
            }
          >
            {more ? t("manageAll", { count: all.length }) : t("manage")}
          </Button>
        </li>
      </ul>
    </nav>
  );
}

/** The one that is open, those with new jobs, and the newest: each stays where it stands among all. */
function pickFew(all: readonly SavedSearch[], openId: string | undefined): SavedSearch[] {
  const rank = ({ _id, newJobs }: SavedSearch) => (_id === openId ? 2 : newJobs > 0 ? 1 : 0);
  const picked = new Set(all.toSorted((a, b) => rank(b) - rank(a)).slice(0, SHOWN));
  return all.filter((saved) => picked.has(saved));
}
