import { useFormatter, useTranslations } from "use-intl";
import type { FilterName, JobFilters } from "./job-filters.ts";

/** A filter in words, as on its chip. */
export function useFilterText(): (filters: JobFilters, name: FilterName) => string {
  const t = useTranslations("jobs");
  const format = useFormatter();
  return (filters, name) => {
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
