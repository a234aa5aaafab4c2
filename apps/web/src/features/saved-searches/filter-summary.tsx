import { FILTER_NAMES, type JobFilters } from "../jobs/search/job-filters.ts";
import { useFilterText } from "../jobs/search/use-filter-text.ts";

/** What a search asks for, in one line of words. */
export function FilterSummary({ filters }: { filters: JobFilters }) {
  const textOf = useFilterText();
  const texts = FILTER_NAMES.filter((name) => filters[name] !== undefined).map((name) =>
    textOf(filters, name),
  );
  return (
    <p dir="auto" className="text-sm wrap-anywhere text-muted">
      {texts.join(" · ")}
    </p>
  );
}
