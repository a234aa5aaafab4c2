import { cx } from "@rolecall/ui/cx";
import { controlStyles } from "@rolecall/ui/form-field";
import { memo } from "react";
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

/** Drawn anew only for what it shows: its list is long, and a tick on a card must not wait for it. */
export const SkillFilter = memo(lazyPart<SkillFilterProps>(() => import("./skill-filter.tsx"), Box));
