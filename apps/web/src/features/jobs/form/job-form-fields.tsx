import {
  COMPANY_SIZES,
  CURRENCIES,
  JOB_TYPES,
  MAX_REQUIRED_YEARS,
  SALARY_PERIODS,
  URGENCIES,
} from "@rolecall/contracts/jobs/enums";
import { Checkbox } from "@rolecall/ui/checkbox";
import { NumberField } from "@rolecall/ui/number-field";
import { Select } from "@rolecall/ui/select";
import { TextArea } from "@rolecall/ui/text-area";
import { TextField } from "@rolecall/ui/text-field";
import { useTranslations } from "use-intl";
import { bindFields } from "../../../lib/forms/bind-fields.ts";
import type { jobFormErrors } from "./job-form-errors.ts";
import type { JobFormValues } from "./job-form-values.ts";
import { ListField } from "./list-field.tsx";
import { SkillLists } from "./skill-lists.tsx";

export interface FieldsProps {
  values: JobFormValues;
  change: (changed: Partial<JobFormValues>) => void;
  errors: ReturnType<typeof jobFormErrors>;
}

export function RoleFields(props: FieldsProps) {
  const t = useTranslations("jobs.form");
  const { values, change, errors } = props;
  const { text } = bindFields(values, change);
  return (
    <div className="flex flex-col gap-5">
      <TextField label={t("fields.title")} {...text("title")} error={errors.of("title")} />
      <TextArea
        label={t("fields.description")}
        hint={t("hints.description")}
        rows={10}
        {...text("description")}
        error={errors.of("description")}
      />
      <SkillLists {...props} />
      <NumberField
        label={t("fields.requiredYears")}
        min={0}
        max={MAX_REQUIRED_YEARS}
        step="any"
        inputMode="decimal"
        suffix={t("years")}
        className="sm:max-w-60"
        {...text("requiredYears")}
        error={errors.of("requiredYears")}
      />
    </div>
  );
}

export function PlaceFields({ values: { location }, change, errors }: FieldsProps) {
  const t = useTranslations("jobs.form.fields");
  const { text, check } = bindFields(
    location,
    (changed) => change({ location: { ...location, ...changed } }),
    "location",
  );
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      <TextField label={t("city")} {...text("city")} error={errors.of("location.city")} />
      <div className="flex min-h-10 flex-wrap items-center gap-x-6">
        <Checkbox label={t("remote")} {...check("remote")} />
        <Checkbox label={t("hybrid")} {...check("hybrid")} />
      </div>
    </div>
  );
}

export function PayFields({ values: { salary }, change, errors }: FieldsProps) {
  const t = useTranslations("jobs.form.fields");
  const { text } = bindFields(salary, (changed) => change({ salary: { ...salary, ...changed } }), "salary");
  const words = useTranslations("jobs");
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-5">
      <NumberField
        label={t("min")}
        min={0}
        step="any"
        inputMode="decimal"
        {...text("min")}
        error={errors.of("salary.min")}
      />
      <NumberField
        label={t("max")}
        min={0}
        step="any"
        inputMode="decimal"
        {...text("max")}
        error={errors.of("salary.max")}
      />
      <Select
        label={t("currency")}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        {...text("currency")}
        error={errors.of("salary.currency")}
      />
      <Select
        label={t("period")}
        options={SALARY_PERIODS.map((value) => ({ value, label: words(`periods.${value}`) }))}
        {...text("period")}
        error={errors.of("salary.period")}
      />
    </div>
  );
}

export function CompanyFields({ values: { company }, change, errors }: FieldsProps) {
  const t = useTranslations("jobs.form.fields");
  const { text } = bindFields(
    company,
    (changed) => change({ company: { ...company, ...changed } }),
    "company",
  );
  const words = useTranslations("jobs");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={t("companyName")}
        autoComplete="organization"
        className="sm:col-span-2"
        {...text("name")}
        error={errors.of("company.name")}
      />
      <Select
        label={t("size")}
        options={COMPANY_SIZES.map((value) => ({ value, label: words(`sizes.${value}`) }))}
        {...text("size")}
        error={errors.of("company.size")}
      />
      <TextField label={t("industry")} {...text("industry")} error={errors.of("company.industry")} />
    </div>
  );
}

export function TermsFields({ values, change, errors }: FieldsProps) {
  const t = useTranslations("jobs.form.fields");
  const { text } = bindFields(values, change);
  const words = useTranslations("jobs");
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-5">
      <Select
        label={t("jobType")}
        options={JOB_TYPES.map((value) => ({ value, label: words(`types.${value}`) }))}
        {...text("jobType")}
        error={errors.of("jobType")}
      />
      <Select
        label={t("urgency")}
        options={URGENCIES.map((value) => ({ value, label: words(`urgencies.${value}`) }))}
        {...text("urgency")}
        error={errors.of("urgency")}
      />
      <div className="col-span-2 min-w-0">
        <ListField label={t("benefits")} {...text("benefits")} error={errors.of("benefits")} />
      </div>
    </div>
  );
}
