import { cx } from "@rolecall/ui/cx";
import { controlStyles } from "@rolecall/ui/form-field";
import { useTranslations } from "use-intl";
import { lazyPart } from "../../../components/lazy-part.tsx";
import type { SkillChoices } from "./applicant-skills.ts";

export interface SkillFilterProps {
  choices: SkillChoices;
  /** Spelt as among the choices. */
  chosen: readonly string[];
  onChoose: (skills: readonly string[]) => void;
}

/** Its box, until what opens below it has been fetched. */
function Box() {
  const t = useTranslations("applications.skills");
  return (
    <div aria-hidden className={cx(controlStyles, "flex items-center text-faint")}>
      {t("placeholder")}
    </div>
  );
}

export const SkillFilter = lazyPart<SkillFilterProps>(() => import("./skill-filter.tsx"), Box);
