import { CardSection } from "@rolecall/ui/card";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { EvidenceChips } from "../evidence/evidence-chips.tsx";
import { useEvidence } from "../evidence/evidence-context.tsx";
import { EvidenceExcerpt } from "../evidence/evidence-excerpt.tsx";
import { findWordLines } from "../evidence/mark-quotes.ts";
import type { CvAnalysis, SkillEvidence } from "../types.ts";
import { BarList } from "./bar-list.tsx";
import { countByGroup } from "./skill-groups.ts";

const MOST_GROUPS = 8;

export function SkillsSection({ analysis }: { analysis: CvAnalysis }) {
  const t = useTranslations("cv.skills");
  const { skills, evidence } = analysis;
  const groups = useMemo(() => countByGroup(evidence.skills, MOST_GROUPS), [evidence]);
  const known = useMemo(() => new Map(evidence.skills.map((skill) => [skill.name, skill])), [evidence]);
  return (
    <CardSection
      id="cv-skills"
      title={t("title")}
      description={<span className="print:hidden">{t("hint")}</span>}
    >
      <div className="flex flex-col gap-6">
        {groups.length > 1 && (
          <div className="@container">
            <h3 className="eyebrow mb-2.5">{t("chart")}</h3>
            <BarList
              label={t("chart")}
              items={groups.map(({ name, count }) => ({ name: name ?? t("otherFields"), count }))}
            />
          </div>
        )}
        <SkillChips title={t("technical")} names={skills.technicalSkills} known={known} />
        <SkillChips title={t("soft")} names={skills.softSkills} known={known} />
        <SkillChips title={t("languages")} names={skills.languages} known={known} />
        <SkillChips title={t("certifications")} names={skills.certifications} known={known} />
      </div>
    </CardSection>
  );
}

interface SkillChipsProps {
  title: string;
  names: readonly string[];
  known: ReadonlyMap<string, SkillEvidence>;
}

/** One kind of skill; a chosen one shows its lines and how long it was used. */
function SkillChips({ title, names, known }: SkillChipsProps) {
  const t = useTranslations("cv.skills");
  const { lines, selected, toggle } = useEvidence();
  const keyOf = (name: string) => `${title}:${name}`;
  const evidenceOf = (name: string) => known.get(name)?.evidence ?? findWordLines(lines, name);
  const chosen = names.find((name) => selected?.key === keyOf(name));
  return (
    <div>
      <h3 className="eyebrow mb-2">
        {title} <span className="font-normal text-faint tabular-nums">{names.length}</span>
      </h3>
      {names.length === 0 ? (
        <p className="text-sm text-faint">{t("none")}</p>
      ) : (
        <EvidenceChips
          label={title}
          skills={names}
          chosen={chosen}
          onChoose={(name) => toggle({ key: keyOf(name), evidence: evidenceOf(name) })}
        >
          {chosen !== undefined && (
            <>
              <SkillUse skill={known.get(chosen)} />
              <EvidenceExcerpt evidence={evidenceOf(chosen)} />
            </>
          )}
        </EvidenceChips>
      )}
    </div>
  );
}

function SkillUse({ skill }: { skill: SkillEvidence | undefined }) {
  const t = useTranslations("cv.skills");
  if (!skill) return null;
  const facts = [
    ...(skill.years > 0 ? [t("years", { years: skill.years })] : []),
    ...(skill.lastUsed === null ? [] : [t("lastUsed", { year: String(skill.lastUsed) })]),
    ...(skill.foundBy === "model" ? [t("foundByModel")] : []),
  ];
  return (
    <p className="text-sm">
      <span className="font-semibold">{skill.name}</span>
      {facts.length > 0 && <span className="text-muted"> · {facts.join(" · ")}</span>}
    </p>
  );
}
