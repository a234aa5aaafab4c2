import type { Application } from "@rolecall/contracts/applications/schemas";
import { Button } from "@rolecall/ui/button";
import { Pagination } from "@rolecall/ui/pagination";
import { SkeletonCard, SkeletonGroup } from "@rolecall/ui/skeleton";
import { EmptyState } from "@rolecall/ui/states";
import { TextField } from "@rolecall/ui/text-field";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { SearchIcon, UsersIcon } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { ApplicantCard } from "./applicant-card.tsx";
import { findApplicants, orderApplicants, pageOf } from "./order-applicants.ts";

const route = getRouteApi("/_app/_recruiter/applicants/$jobId");

/** Cards per page: fills rows of one, two and three. */
const PAGE_SIZE = 24;
const gridStyles = "grid gap-4 sm:grid-cols-2 xl:grid-cols-3";

export function ApplicantsGrid({ applications }: { applications: readonly Application[] }) {
  const t = useTranslations("applications.list");
  const navigate = useNavigate({ from: "/applicants/$jobId" });
  const search = route.useSearch();
  const [find, setFind] = useState(search.find ?? "");
  const wanted = useDeferredValue(find);
  const ordered = useMemo(() => orderApplicants(applications), [applications]);
  const found = useMemo(() => findApplicants(ordered, wanted), [ordered, wanted]);
  const { page, pages, items } = pageOf(found, search.page ?? 1, PAGE_SIZE);

  function narrow(text: string) {
    setFind(text);
    void navigate({
      search: ({ page: _, ...rest }) => ({ ...rest, find: text === "" ? undefined : text }),
      replace: true,
      resetScroll: false,
    });
  }

  if (applications.length === 0) {
    return (
      <EmptyState icon={<UsersIcon />} title={t("empty")}>
        {t("emptyHint")}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p role="status" className="text-muted">
          {t("count", { count: found.length })}
        </p>
        {applications.length > PAGE_SIZE / 2 && (
          <TextField
            label={t("search")}
            hideLabel
            placeholder={t("searchHint")}
            type="search"
            icon={<SearchIcon aria-hidden />}
            value={find}
            onChange={(event) => narrow(event.currentTarget.value)}
            className="w-full sm:w-72"
          />
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchIcon />}
          title={t("noneFound")}
          action={
            <Button variant="secondary" onClick={() => narrow("")}>
              {t("showAll")}
            </Button>
          }
        />
      ) : (
        <ul className={gridStyles} aria-label={t("cards")}>
          {items.map((application) => (
            <li key={application._id} className="min-w-0">
              <ApplicantCard application={application} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pages}
        label={t("pages")}
        onPageChange={(next) => void navigate({ search: (current) => ({ ...current, page: next }) })}
      >
        {t("page", { page, pages, total: found.length })}
      </Pagination>
    </div>
  );
}

export function ApplicantsSkeleton() {
  return (
    <SkeletonGroup className={gridStyles}>
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <SkeletonCard key={key} className="h-52" />
      ))}
    </SkeletonGroup>
  );
}
