import { Button } from "@rolecall/ui/button";
import { Chip, ChipList } from "@rolecall/ui/chip";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import {
  countFilters,
  FILTER_NAMES,
  type FilterName,
  type JobFilters,
  withoutFilter,
} from "./job-filters.ts";
import { useFilterText } from "./use-filter-text.ts";

/** The filters in use, each with its way out; the keyword stands in its box. Nothing while none is. */
export function JobFilterChips({ filters }: { filters: JobFilters }) {
  const t = useTranslations("jobs.search");
  const navigate = useNavigate({ from: "/dashboard" });
  const textOf = useFilterText();
  const list = useRef<HTMLDivElement>(null);
  const active = FILTER_NAMES.filter((name) => name !== "keyword" && filters[name] !== undefined);
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

  if (countFilters(filters) === 0) return null;

  function remove(name: FilterName) {
    removedAt.current = active.indexOf(name);
    void navigate({ search: withoutFilter(filters, name), resetScroll: false });
  }

  return (
    <div ref={list} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {active.length > 0 && (
        <ChipList label={t("active")}>
          {active.map((name) => (
            <Chip
              key={name}
              tone="accent"
              removeLabel={t("remove", { filter: textOf(filters, name) })}
              onRemove={() => remove(name)}
            >
              {textOf(filters, name)}
            </Chip>
          ))}
        </ChipList>
      )}
      <Button variant="link" size="sm" onClick={() => void navigate({ search: {}, resetScroll: false })}>
        {t("clear")}
      </Button>
    </div>
  );
}
