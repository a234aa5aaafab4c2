import { MultiCombobox, type MultiComboboxGroup } from "@rolecall/ui/multi-combobox";
import { useFormatter, useTranslations } from "use-intl";
import type { SkillChoice, SkillChoices } from "./applicant-skills.ts";
import type { SkillFilterProps } from "./skill-filter-part.tsx";

/** In this order: what the job asks for is what one looks for. */
const GROUPS = ["required", "niceToHave", "others"] as const satisfies readonly (keyof SkillChoices)[];

/** Narrows the applicants to those who have all of some skills; each says how many have it, too. */
export default function SkillFilter({ choices, chosen, onChoose }: SkillFilterProps) {
  const t = useTranslations("applications.skills");
  const format = useFormatter();
  const counts = new Map(GROUPS.flatMap((kind) => choices[kind]).map(({ skill, count }) => [skill, count]));
  const groups = GROUPS.map(
    (kind): MultiComboboxGroup => ({ label: t(`groups.${kind}`), options: choices[kind].map(toOption) }),
  );

  function figureOf(skill: string) {
    const count = counts.get(skill) ?? 0;
    return (
      <>
        <span aria-hidden>{format.number(count, "integer")}</span>
        <span className="sr-only">{t("have", { count })}</span>
      </>
    );
  }
  return (
    <MultiCombobox
      label={t("label")}
      hideLabel
      placeholder={t("placeholder")}
      groups={groups}
      figureOf={figureOf}
      values={chosen}
      onValuesChange={onChoose}
      moreHint={t("more")}
    />
  );
}

function toOption({ skill }: SkillChoice) {
  return { value: skill, label: skill };
}
