import { useFormatter, useTranslations } from "use-intl";
import type { FilterName, JobFilters } from "./job-filters.ts";

/** A filter in words, as on its chip. */
export function useFilterText(): (filters: JobFilters, name: FilterName) => string {
  const t = useTranslations("jobs");
  const format = useFormatter();
  const texts: FilterTexts = {
    keyword: (value) => t("search.chips.keyword", { value }),
    skills: (value) => t("search.chips.skills", { value: value.replaceAll(/\s*,\s*/g, ", ") }),
    jobType: (value) => t(`types.${value}`),
    city: (value) => t("search.chips.city", { value }),
    remote: () => t("search.fields.remote"),
    hybrid: () => t("search.fields.hybrid"),
    minSalary: (value) => t("search.chips.minSalary", { value: format.number(value, "integer") }),
    maxSalary: (value) => t("search.chips.maxSalary", { value: format.number(value, "integer") }),
    currency: (value) => value,
    experienceLevel: (count) => t("search.chips.experienceLevel", { count }),
    industry: (value) => t("search.chips.industry", { value }),
    companySize: (value) => t(`sizes.${value}`),
    urgency: (value) => t("search.chips.urgency", { value: t(`urgencies.${value}`) }),
  };
  return (filters, name) => textOf(texts, filters, name);
}

type FilterTexts = { readonly [Name in FilterName]: (value: NonNullable<JobFilters[Name]>) => string };

/** A filter that is not set says nothing. */
function textOf<Name extends FilterName>(texts: FilterTexts, filters: JobFilters, name: Name): string {
  const value = filters[name];
  return value === undefined ? "" : texts[name](value);
}
