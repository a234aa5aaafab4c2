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
import type { UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { jobFormErrors } from "./job-form-errors.ts";
import type { JobFormValues } from "./job-form-values.ts";
import { ListField } from "./list-field.tsx";
import { SkillLists } from "./skill-lists.tsx";

export interface FieldsProps {
  form: UseFormReturn<JobFormValues>;
  errors: ReturnType<typeof jobFormErrors>;
}

export function RoleFields({ form, errors }: FieldsProps) {
  const t = useTranslations("jobs.form");
  const { register } = form;
  return (
    <div className="flex flex-col gap-5">
      <TextField label={t("fields.title")} {...register("title")} error={errors.of("title")} />
      <TextArea
        label={t("fields.description")}
        hint={t("hints.description")}
        rows={10}
        {...register("description")}
        error={errors.of("description")}
      />
      <SkillLists form={form} errors={errors} />
      <NumberField
        label={t("fields.requiredYears")}
        min={0}
        max={MAX_REQUIRED_YEARS}
        step="any"
        inputMode="decimal"
        suffix={t("years")}
        className="sm:max-w-60"
        {...register("requiredYears")}
        error={errors.of("requiredYears")}
      />
    </div>
  );
}

export function PlaceFields({ form: { register }, errors }: FieldsProps) {
  const t = useTranslations("jobs.form.fields");
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      <TextField label={t("city")} {...register("location.city")} error={errors.of("location.city")} />
      <div className="flex min-h-10 flex-wrap items-center gap-x-6">
        <Checkbox label={t("remote")} {...register("location.remote")} />
        <Checkbox label={t("hybrid")} {...register("location.hybrid")} />
      </div>
    </div>
  );
}

export function PayFields({ form: { register }, errors }: FieldsProps) {
  const t = useTranslations("jobs.form.fields");
  const words = useTranslations("jobs");
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-5">
      <NumberField
        label={t("min")}
        min={0}
        step="any"
        inputMode="decimal"
        {...register("salary.min")}
        error={errors.of("salary.min")}
      />
      <NumberField
        label={t("max")}
        min={0}
        step="any"
        inputMode="decimal"
        {...register("salary.max")}
        error={errors.of("salary.max")}
      />
      <Select
        label={t("currency")}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        {...register("salary.currency")}
        error={errors.of("salary.currency")}
      />
      <Select
        label={t("period")}
        options={SALARY_PERIODS.map((value) => ({ value, label: words(`periods.${value}`) }))}
        {...register("salary.period")}
        error={errors.of("salary.period")}
      />
    </div>
  );
}

export function CompanyFields({ form: { register }, errors }: FieldsProps) {
  const t = useTranslations("jobs.form.fields");
  const words = useTranslations("jobs");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={t("companyName")}
        autoComplete="organization"
        className="sm:col-span-2"
        {...register("company.name")}
        error={errors.of("company.name")}
      />
      <Select
        label={t("size")}
        options={COMPANY_SIZES.map((value) => ({ value, label: words(`sizes.${value}`) }))}
        {...register("company.size")}
        error={errors.of("company.size")}
      />
      <TextField
        label={t("industry")}
        {...register("company.industry")}
        error={errors.of("company.industry")}
      />
    </div>
  );
}

export function TermsFields({ form: { register, control }, errors }: FieldsProps) {
  const t = useTranslations("jobs.form.fields");
  const words = useTranslations("jobs");
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-5">
      <Select
        label={t("jobType")}
        options={JOB_TYPES.map((value) => ({ value, label: words(`types.${value}`) }))}
        {...register("jobType")}
        error={errors.of("jobType")}
      />
      <Select
        label={t("urgency")}
        options={URGENCIES.map((value) => ({ value, label: words(`urgencies.${value}`) }))}
        {...register("urgency")}
        error={errors.of("urgency")}
      />
      <div className="col-span-2 min-w-0">
        <ListField
          label={t("benefits")}
          control={control}
          {...register("benefits")}
          error={errors.of("benefits")}
        />
      </div>
    </div>
  );
}
