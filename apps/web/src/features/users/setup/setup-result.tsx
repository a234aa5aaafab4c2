import type { CvFacts } from "@rolecall/contracts/cv/facts";
import { Button } from "@rolecall/ui/button";
import { Chip, ChipList } from "@rolecall/ui/chip";
import { DialogBody, DialogFooter } from "@rolecall/ui/dialog";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

const SHOWN_SKILLS = 12;
const SHOWN_POSITIONS = 4;

/** What was read from the first CV. */
export function SetupResult({ data, onComplete }: { data: CvFacts; onComplete: () => void }) {
  const t = useTranslations("users.setup");
  const { skills, aiInsights } = data;
  const { positions } = data.experience;
  // “+1 more” would take as much room as the one.
  const shown = skills.length === SHOWN_SKILLS + 1 ? skills.length : SHOWN_SKILLS;
  return (
    <>
      <DialogBody className="flex flex-col gap-6">
        <dl className="grid grid-cols-1 gap-2 sm:grid-cols-3 sm:gap-3">
          <Figure term={t("skills", { count: skills.length })}>{skills.length}</Figure>
          <Figure term={t("level")}>{aiInsights.experienceLevel}</Figure>
          <Figure term={t("positions", { count: positions.length })}>{positions.length}</Figure>
        </dl>
        {skills.length > 0 && (
          <section>
            <h3 className="eyebrow mb-2">{t("skillList")}</h3>
            <ChipList label={t("skillList")}>
              {[
                ...skills.slice(0, shown).map((skill) => <Chip key={skill}>{skill}</Chip>),
                ...(skills.length > shown
                  ? [<Chip key="+">{t("more", { count: skills.length - shown })}</Chip>]
                  : []),
              ]}
            </ChipList>
          </section>
        )}
        {positions.length > 0 && (
          <section>
            <h3 className="eyebrow mb-2">{t("positionList")}</h3>
            <ul className="flex flex-col gap-1 text-sm">
              {positions.slice(0, SHOWN_POSITIONS).map((position, index) => (
                <li key={index}>
                  <span className="font-semibold">{position.title ?? t("untitled")}</span>
                  {position.company !== null && <span className="text-muted"> · {position.company}</span>}
                </li>
              ))}
              {positions.length > SHOWN_POSITIONS && (
                <li className="text-faint">{t("more", { count: positions.length - SHOWN_POSITIONS })}</li>
              )}
            </ul>
          </section>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onComplete}>{t("complete")}</Button>
      </DialogFooter>
    </>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-x-2 rounded-md bg-canvas px-4 py-2 max-sm:flex-row-reverse max-sm:justify-end sm:flex-col-reverse sm:items-stretch sm:justify-end sm:py-3">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-display text-2xl font-medium tabular-nums lining-nums">{children}</dd>
    </div>
  );
}
