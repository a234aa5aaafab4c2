import type { Application } from "@rolecall/contracts/applications/schemas";
import { Button } from "@rolecall/ui/button";
import { cx } from "@rolecall/ui/cx";
import { Pagination } from "@rolecall/ui/pagination";
import { SkeletonCard, SkeletonGroup } from "@rolecall/ui/skeleton";
import { EmptyState } from "@rolecall/ui/states";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { SearchIcon, UsersIcon } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { ApplicantCard } from "./applicant-card.tsx";
import { ExportPart } from "./export/export-part.tsx";
import { FindField } from "./find-field.tsx";
import { MOST_PER_ANSWER } from "./most-per-answer.ts";
import { type Narrowing, reasonForNobody } from "./narrow-applicants.ts";
import { findApplicants, pageOf } from "./order-applicants.ts";
import { SelectAll } from "./select-all.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { chosenOf, keysOf, skillChoices, withSkills } from "./skills/applicant-skills.ts";
import { SkillChips } from "./skills/skill-chips.tsx";
import { SkillFilter } from "./skills/skill-filter-part.tsx";
import { StageFilter } from "./stage-filter.tsx";
import { countByStage, inStage } from "./stages.ts";
import type { Selection } from "./use-selection.ts";
import { WaitingLine } from "./waiting-line.tsx";

const route = getRouteApi("/_app/_recruiter/applicants/$jobId");

/** Cards per page: fills rows of one, two and three. */
export const PAGE_SIZE = 24;
/** Without a key for so long, the address follows what is typed: each change of it draws every link of the cards anew. */
const TYPING_PAUSE_MS = 250;
/** The same each time, so that nothing is counted anew. */
const NO_SKILLS: readonly string[] = [];
const gridStyles = "grid gap-4 sm:grid-cols-2 xl:grid-cols-3";

interface ApplicantsGridProps {
  /** Best first. */
  applications: readonly Application[];
  /** Whether these are all of them: what speaks of all waits until then, in its place. */
  complete: boolean;
  selection: Selection;
}

export function ApplicantsGrid({ applications, complete, selection }: ApplicantsGridProps) {
  const t = useTranslations("applications.list");
  const navigate = useNavigate({ from: "/applicants/$jobId" });
  const search = route.useSearch();
  const { jobId } = route.useParams();
  const [find, setFind] = useState(search.find ?? "");
  /** The field begins anew when everything is to be shown again. */
  const [fieldKey, setFieldKey] = useState(0);
  const selectAllRef = useRef<HTMLInputElement>(null);
  const { stage, skills = NO_SKILLS } = search;
  const fitting = useMemo(
    () => findApplicants(withSkills(applications, skills), find),
    [applications, find, skills],
  );
  const counts = useMemo(() => countByStage(fitting), [fitting]);
  const found = useMemo(() => inStage(fitting, stage), [fitting, stage]);
  const choices = useMemo(() => skillChoices(applications, found, skills), [applications, found, skills]);
  const chosen = useMemo(
    () => chosenOf(choices, skills, keysOf(applications)),
    [choices, skills, applications],
  );
  const narrowing: Narrowing = { find: find || undefined, stage, skills: search.skills };
  const typing = find !== (search.find ?? "");
  const { page, pages, items } = pageOf(found, typing ? 1 : (search.page ?? 1), PAGE_SIZE);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const selected = found.filter(({ _id }) => selection.has(_id));

  const narrow = useCallback(
    (changed: Narrowing) =>
      void navigate({
        search: ({ page: _, ...rest }) => ({ ...rest, ...changed }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  function narrowToName(text: string) {
    setFind(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => narrow({ find: text === "" ? undefined : text }), TYPING_PAUSE_MS);
  }
  const narrowToSkills = useCallback(
    (next: readonly string[]) => narrow({ skills: next.length === 0 ? undefined : [...next] }),
    [narrow],
  );
  /** Of what goes with the button in it that was pressed: one goes on where one selects. */
  function focusSelectAll() {
    selectAllRef.current?.focus({ preventScroll: true });
  }
  function clearSelection() {
    selection.clear();
    focusSelectAll();
  }
  function showAll() {
    clearTimeout(pause.current);
    setFind("");
    setFieldKey(fieldKey + 1);
    narrow({ find: undefined, stage: undefined, skills: undefined });
  }

  const ofAll = complete ? undefined : "invisible";
  const [first] = applications;
  if (!first) {
    return (
      <EmptyState icon={<UsersIcon />} title={t("empty")}>
        {t("emptyHint")}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex flex-col gap-1">
          <p role="status" className="text-muted">
            {complete ? t("count", { count: found.length }) : t("bestSoFar", { count: found.length })}
          </p>
          <WaitingLine applications={applications} className={ofAll} />
        </div>
        {applications.length > PAGE_SIZE / 2 && (
          <div className={cx("flex w-full flex-wrap gap-3 sm:w-[29rem] print:hidden", ofAll)}>
            {/* Beside each other on a phone, too: a name is the longer one to type. */}
            <div className="min-w-0 flex-[1.25_1_10.5rem]">
              <FindField key={fieldKey} initial={find} onFind={narrowToName} />
            </div>
            <div className="min-w-0 flex-[1_1_8.5rem]">
              <SkillFilter choices={choices} chosen={chosen} onChoose={narrowToSkills} />
            </div>
          </div>
        )}
      </div>
      <div className={cx("flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden", ofAll)}>
        <StageFilter counts={counts} chosen={stage} onChoose={(one) => narrow({ stage: one })} />
        {/* A line of its own for thousands, whose number is longer than that of the first who come. */}
        <div
          className={cx(
            "flex items-center justify-between gap-x-2",
            found.length >= MOST_PER_ANSWER && "max-sm:w-full",
          )}
        >
          {found.length > 1 && <SelectAll found={found} selection={selection} inputRef={selectAllRef} />}
          {/* Its sign, not its ground, ends where the cards end. */}
          <div className="-me-2 touch:-me-3.5">
            <ExportPart
              job={first.job}
              applications={applications}
              narrowing={narrowing}
              shown={found}
              selection={selection}
            />
          </div>
        </div>
      </div>
      <SkillChips chosen={chosen} onChoose={narrowToSkills} onEmptied={focusSelectAll} />
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchIcon />}
          title={t(reasonForNobody(applications, narrowing))}
          action={
            <Button variant="secondary" onClick={showAll}>
              {t("showAll")}
            </Button>
          }
        />
      ) : (
        <ul className={gridStyles} aria-label={t("cards")}>
          {items.map((application) => (
            <li key={application._id} className="min-w-0">
              <ApplicantCard
                application={application}
                selected={selection.has(application._id)}
                onSelect={selection.set}
              />
            </li>
          ))}
        </ul>
      )}
      {complete && (
        <Pagination
          page={page}
          pageCount={pages}
          label={t("pages")}
          onPageChange={(next) => void navigate({ search: (current) => ({ ...current, page: next }) })}
        >
          {t("page", { page, pages, total: found.length })}
        </Pagination>
      )}
      <SelectionBar jobId={jobId} selected={selected} onClear={clearSelection} />
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
