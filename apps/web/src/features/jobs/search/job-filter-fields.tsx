import {
  COMPANY_SIZES,
  CURRENCIES,
  JOB_LENGTHS,
  JOB_TYPES,
  MAX_EXPERIENCE_FILTER,
  URGENCIES,
} from "@rolecall/contracts/jobs/enums";
import { Checkbox } from "@rolecall/ui/checkbox";
import { Fieldset } from "@rolecall/ui/fieldset";
import { NumberField } from "@rolecall/ui/number-field";
import { Select } from "@rolecall/ui/select";
import { TextField } from "@rolecall/ui/text-field";
import { useTranslations } from "use-intl";
import type { JobFilters } from "./job-filters.ts";

/** The filters beside the keyword. Their names are those of the search call. */
export function JobFilterFields({ filters }: { filters: JobFilters }) {
  const t = useTranslations("jobs.search");
  const field = useTranslations("jobs.search.fields");
  const words = useTranslations("jobs");
  return (
    <div className="grid gap-4 min-[23rem]:grid-cols-2 lg:grid-cols-4">
      <TextField
        label={field("skills")}
        hint={t("hints.skills")}
        name="skills"
        maxLength={JOB_LENGTHS.skillsFilter}
        defaultValue={filters.skills}
        className="min-[23rem]:col-span-2"
      />
      <TextField label={field("city")} name="city" maxLength={JOB_LENGTHS.line} defaultValue={filters.city} />
      <TextField
        label={field("industry")}
        name="industry"
        maxLength={JOB_LENGTHS.line}
        defaultValue={filters.industry}
      />
      <Select
        label={field("jobType")}
        name="jobType"
        placeholder={t("any")}
        defaultValue={filters.jobType}
        options={JOB_TYPES.map((value) => ({ value, label: words(`types.${value}`) }))}
      />
      <Select
        label={field("urgency")}
        name="urgency"
        placeholder={t("any")}
        defaultValue={filters.urgency}
        options={URGENCIES.map((value) => ({ value, label: words(`urgencies.${value}`) }))}
      />
      <Select
        label={field("companySize")}
        name="companySize"
        placeholder={t("any")}
        defaultValue={filters.companySize}
        options={COMPANY_SIZES.map((value) => ({ value, label: words(`sizes.${value}`) }))}
      />
      <NumberField
        label={field("experienceLevel")}
        name="experienceLevel"
        min={0}
        max={MAX_EXPERIENCE_FILTER}
        defaultValue={filters.experienceLevel}
      />
      <NumberField
        label={field("minSalary")}
        hint={t("hints.pay")}
        name="minSalary"
        min={0}
        defaultValue={filters.minSalary}
      />
      <NumberField label={field("maxSalary")} name="maxSalary" min={0} defaultValue={filters.maxSalary} />
      <Select
        label={field("currency")}
        name="currency"
        placeholder={t("any")}
        defaultValue={filters.currency}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
      />
      <Fieldset legend={t("workplace")}>
        <div className="flex min-h-10 flex-wrap items-center gap-x-5">
          <Checkbox label={field("remote")} name="remote" defaultChecked={filters.remote} />
          <Checkbox label={field("hybrid")} name="hybrid" defaultChecked={filters.hybrid} />
        </div>
      </Fieldset>
    </div>
  );
}
