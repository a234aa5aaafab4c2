import type { Application } from "@rolecall/contracts/applications/schemas";
import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Banner } from "@rolecall/ui/banner";
import { Button } from "@rolecall/ui/button";
import { Checkbox } from "@rolecall/ui/checkbox";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { AboveComparison } from "./above-comparison.tsx";
import { compareApplicants } from "./compare-applicants.ts";
import { MOST_COMPARED, writeIds } from "./compared-ids.ts";
import { nameOf, readingOf } from "./compared-person.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { useCompared } from "./use-compared.ts";

const route = getRouteApi("/_app/_recruiter/applicants/$jobId_/compare");

interface ComparisonProps {
  applications: readonly Application[];
  ids: readonly string[];
  /** Undefined while it is being fetched. */
  job: Job | undefined;
}

/** The table, what it leaves out, and what is open above it. */
export function Comparison({ applications, ids, job }: ComparisonProps) {
  const t = useTranslations("applications");
  const navigate = useNavigate({ from: "/applicants/$jobId/compare" });
  const { differs: onlyDiffering = false } = route.useSearch();
  const shown = ids.slice(0, MOST_COMPARED);
  const { people, failed, retrying, retry } = useCompared(applications, shown);
  const sections = compareApplicants(people.map(readingOf), {
    required: job?.requiredSkills ?? [],
    niceToHave: job?.niceToHaveSkills ?? [],
  });
  const rows = sections.flatMap((section) => section.rows);
  const differing = rows.filter((row) => row.differs).length;
  const leftOut = applications.filter(({ _id }) => ids.indexOf(_id) >= MOST_COMPARED);

  /** Going back brings them back. */
  function remove(id: string) {
    void navigate({
      search: (current) => ({ ...current, ids: writeIds(ids.filter((one) => one !== id)) }),
      resetScroll: false,
    });
  }

  return (
    <div className="flex flex-col gap-4">
      {ids.length > MOST_COMPARED && (
        <Banner kind="info" title={t("compare.tooMany", { count: ids.length })}>
          {leftOut.length > 0 &&
            t("compare.leftOut", { names: leftOut.map(({ candidate }) => candidate.name).join(", ") })}
        </Banner>
      )}
      {failed.length > 0 && (
        <Banner
          kind="warning"
          title={t("details.evidenceFailed")}
          action={
            <Button variant="secondary" size="sm" pending={retrying} onClick={retry}>
              {t("compare.retry")}
            </Button>
          }
        >
          {failed.map((person) => nameOf(person)).join(", ")}
        </Banner>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p role="status" className="text-muted">
          {onlyDiffering
            ? t("compare.differing", { count: differing, total: rows.length })
            : t("compare.count", { count: people.length })}
        </p>
        <Checkbox
          label={t("compare.onlyDiffering")}
          checked={onlyDiffering}
          className="print:hidden"
          onChange={({ currentTarget: { checked } }) =>
            void navigate({
              search: ({ differs: _, ...rest }) => (checked ? { ...rest, differs: true } : rest),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </div>
      <ComparisonTable
        caption={job ? t("compare.caption", { title: job.title }) : t("compare.title")}
        people={people}
        requiredYears={job?.requiredYears ?? 0}
        sections={
          onlyDiffering
            ? sections.map((one) => ({ ...one, rows: one.rows.filter((row) => row.differs) }))
            : sections
        }
        onRemove={remove}
      />
      <AboveComparison applications={applications} people={people} />
    </div>
  );
}
