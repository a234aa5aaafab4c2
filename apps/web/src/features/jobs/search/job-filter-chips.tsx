import { Button } from "@rolecall/ui/button";
import { Chip, ChipList } from "@rolecall/ui/chip";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { FILTER_NAMES, type FilterName, type JobFilters, withoutFilter } from "./job-filters.ts";

/** The filters in use, each with its way out. Nothing while none is. */
export function JobFilterChips({ filters }: { filters: JobFilters }) {
  const t = useTranslations("jobs.search");
  const navigate = useNavigate({ from: "/dashboard" });
  const textOf = useFilterText(filters);
  const list = useRef<HTMLDivElement>(null);
  const active = FILTER_NAMES.filter((name) => filters[name] !== undefined);
  /** The place of the one that was removed last. */
  const removedAt = useRef<number>(undefined);
  // The next one takes the focus; after the last one the heading of what is found does.
  useEffect(() => {
    const at = removedAt.current;
    removedAt.current = undefined;
    if (at === undefined) return;
    const others = list.current?.querySelectorAll<HTMLElement>("li button") ?? [];
    others[Math.min(at, active.length - 1)]?.focus();
  }, [active.length]);

  if (active.length === 0) return null;

  function remove(name: FilterName) {
    removedAt.current = active.indexOf(name);
    void navigate({ search: withoutFilter(filters, name), resetScroll: false });
  }

  return (
    <div ref={list} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ChipList label={t("active")}>
        {active.map((name) => (
          <Chip
            key={name}
            tone="accent"
            removeLabel={t("remove", { filter: textOf(name) })}
            onRemove={() => remove(name)}
          >
            {textOf(name)}
          </Chip>
        ))}
      </ChipList>
      <Button variant="link" size="sm" onClick={() => void navigate({ search: {}, resetScroll: false })}>
        {t("clear")}
      </Button>
    </div>
  );
}

function useFilterText(filters: JobFilters): (name: FilterName) => string {
  const t = useTranslations("jobs");
  const format = useFormatter();
  return (name) => {
    switch (name) {
      case "jobType":
        return filters.jobType ? t(`types.${filters.jobType}`) : "";
      case "companySize":
        return filters.companySize ? t(`sizes.${filters.companySize}`) : "";
      case "urgency":
        return filters.urgency ? t("search.chips.urgency", { value: t(`urgencies.${filters.urgency}`) }) : "";
      case "currency":
        return filters.currency ?? "";
      case "remote":
      case "hybrid":
        return t(`search.fields.${name}`);
      case "minSalary":
      case "maxSalary":
        return t(`search.chips.${name}`, { value: format.number(filters[name] ?? 0, "integer") });
      case "experienceLevel":
        return t("search.chips.experienceLevel", { count: filters.experienceLevel ?? 0 });
      case "skills":
        return t("search.chips.skills", { value: (filters.skills ?? "").replaceAll(/\s*,\s*/g, ", ") });
      case "keyword":
      case "city":
      case "industry":
        return t(`search.chips.${name}`, { value: filters[name] ?? "" });
    }
  };
}
