import { JOB_LENGTHS } from "@rolecall/contracts/jobs/enums";
import { Button } from "@rolecall/ui/button";
import { cardStyles } from "@rolecall/ui/card";
import { TextField } from "@rolecall/ui/text-field";
import { useNavigate } from "@tanstack/react-router";
import { SearchIcon, SlidersHorizontalIcon } from "lucide-react";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { useActor } from "../../../lib/session/use-actor.ts";
import { JobFilterFields } from "./job-filter-fields.tsx";
import { countFilters, type JobFilters, readFilters, searchAddress } from "./job-filters.ts";

const PHONE = "(width < 40rem)";
/** Sent by a press of a button, not from a field. */
const UNNAMED = "";

/** The keyword in view, the other filters behind a button. What is searched for is in the address. */
export function JobSearchForm({ filters }: { filters: JobFilters }) {
  const t = useTranslations("jobs.search");
  const navigate = useNavigate({ from: "/dashboard" });
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const submitted = useRef<string>(undefined);
  const { keyword, ...others } = filters;
  const active = countFilters(others);
  const { role } = useActor();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submitted.current = document.activeElement?.getAttribute("name") ?? UNNAMED;
    const found = readFilters(new FormData(event.currentTarget));
    // On a phone the open filters would hide what was found.
    if (matchMedia(PHONE).matches) setOpen(false);
    void navigate({ search: searchAddress(found), resetScroll: false });
  }

  const shown = JSON.stringify(filters);
  const shownBefore = useRef(shown);
  useEffect(() => {
    // The fields are made anew for other filters: the one in which Enter was pressed keeps the focus. Not on
    // a phone, whose keyboard would stay over what was found.
    if (shownBefore.current === shown) return;
    shownBefore.current = shown;
    const name = submitted.current;
    submitted.current = undefined;
    if (name === undefined) return;
    // So would what stands above the search.
    if (matchMedia(PHONE).matches) formRef.current?.scrollIntoView({ block: "start" });
    if (name === UNNAMED || matchMedia("(pointer: coarse)").matches) return;
    const field = formRef.current?.elements.namedItem(name);
    if (document.activeElement === document.body && field instanceof HTMLElement) field.focus();
  }, [shown]);

  /** The browser can only point at a refused value that is in view. */
  function showInvalid() {
    flushSync(() => setOpen(true));
  }

  return (
    // On paper the box says what was searched for.
    <search aria-label={t("label")} className={keyword === undefined ? "print:hidden" : ""}>
      <form ref={formRef} onSubmit={submit} onInvalidCapture={showInvalid}>
        <div className="flex flex-wrap gap-2">
          <TextField
            key={keyword}
            label={t("keyword")}
            hideLabel
            name="keyword"
            type="search"
            enterKeyHint="search"
            maxLength={JOB_LENGTHS.line}
            placeholder={t("keywordHint")}
            defaultValue={keyword}
            icon={<SearchIcon aria-hidden />}
            className="flex-[1_1_14rem] max-sm:basis-full"
          />
          {/* One way on stands out: of a recruiter a new job, of open filters their own. */}
          <Button
            type="submit"
            variant={open || role === "recruiter" ? "secondary" : "primary"}
            className="max-sm:flex-1 print:hidden"
          >
            {t("submit")}
          </Button>
          <Button
            variant="secondary"
            icon={<SlidersHorizontalIcon aria-hidden />}
            aria-expanded={open}
            aria-controls={panelId}
            className="max-sm:flex-1 print:hidden"
            onClick={() => setOpen(!open)}
          >
            {active > 0 ? t("filtersActive", { count: active }) : t("filters")}
          </Button>
        </div>
        <div id={panelId} hidden={!open} className={cardStyles({ className: "mt-3 print:hidden" })}>
          <JobFilterFields key={JSON.stringify(others)} filters={others} />
          <div className="mt-5 flex justify-end">
            <Button type="submit" className="max-sm:flex-1">
              {t("applyFilters")}
            </Button>
          </div>
        </div>
      </form>
    </search>
  );
}
