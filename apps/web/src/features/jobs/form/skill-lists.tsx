import { ArrowDownIcon, ArrowUpIcon, LightbulbIcon } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { FieldsProps } from "./job-form-fields.tsx";
import { splitList } from "./job-form-values.ts";
import { ListField } from "./list-field.tsx";
import { movedOver } from "./moved-over.ts";

/** With more than these hardly anybody has all. */
const MANY_REQUIRED = 8;

type SkillList = "requiredSkills" | "niceToHaveSkills";

/** What somebody must have, and what would be welcome: a press moves a skill from one to the other. */
export function SkillLists({ form: { control, register, getValues, setValue }, errors }: FieldsProps) {
  const t = useTranslations("jobs.form");
  const [said, setSaid] = useState("");
  const isMany = splitList(useWatch({ control, name: "requiredSkills" })).length > MANY_REQUIRED;

  function move(skill: string, from: SkillList, to: SkillList) {
    const texts = movedOver(skill, { from: getValues(from), to: getValues(to) });
    setValue(from, texts.from, { shouldDirty: true });
    setValue(to, texts.to, { shouldDirty: true });
    setSaid(t(`moved.${to}`, { skill }));
  }

  return (
    <>
      <div className="flex flex-col gap-2">
        <ListField
          label={t("fields.requiredSkills")}
          control={control}
          {...register("requiredSkills")}
          error={errors.of("requiredSkills")}
          move={{
            icon: <ArrowDownIcon aria-hidden className="text-faint" />,
            label: t("moveDown"),
            run: (skill) => move(skill, "requiredSkills", "niceToHaveSkills"),
          }}
        />
        <div role="status" className="empty:hidden">
          {isMany && (
            <p className="flex items-start gap-2 text-sm text-muted">
              <LightbulbIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
              {t("hints.manyRequired")}
            </p>
          )}
        </div>
      </div>
      <ListField
        label={t("fields.niceToHaveSkills")}
        control={control}
        hint={t("hints.niceToHave")}
        {...register("niceToHaveSkills")}
        error={errors.of("niceToHaveSkills")}
        move={{
          icon: <ArrowUpIcon aria-hidden className="text-faint" />,
          label: t("moveUp"),
          run: (skill) => move(skill, "niceToHaveSkills", "requiredSkills"),
        }}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
