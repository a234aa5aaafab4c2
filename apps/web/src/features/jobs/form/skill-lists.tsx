import { ArrowDownIcon, ArrowUpIcon, LightbulbIcon } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { bindFields } from "../../../lib/forms/bind-fields.ts";
import type { FieldsProps } from "./job-form-fields.tsx";
import { splitList } from "./job-form-values.ts";
import { ListField } from "./list-field.tsx";
import { movedOver } from "./moved-over.ts";

/** With more than these hardly anybody has all. */
const MANY_REQUIRED = 8;

type SkillList = "requiredSkills" | "niceToHaveSkills";

/** What somebody must have, and what would be welcome: a press moves a skill from one to the other. */
export function SkillLists({ values, change, errors }: FieldsProps) {
  const t = useTranslations("jobs.form");
  const [said, setSaid] = useState("");
  const { text } = bindFields(values, change);
  const isMany = splitList(values.requiredSkills).length > MANY_REQUIRED;

  function move(skill: string, from: SkillList, to: SkillList) {
    const texts = movedOver(skill, { from: values[from], to: values[to] });
    change({ [from]: texts.from, [to]: texts.to });
    setSaid(t(`moved.${to}`, { skill }));
  }

  return (
    <>
      <div className="flex flex-col gap-2">
        <ListField
          label={t("fields.requiredSkills")}
          {...text("requiredSkills")}
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
        hint={t("hints.niceToHave")}
        {...text("niceToHaveSkills")}
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
