import type { ApplicationEvidence, FinishedAnalysis } from "@rolecall/contracts/applications/schemas";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { EvidenceChips } from "../cv/evidence/evidence-chips.tsx";
import { type Evidence, useEvidence } from "../cv/evidence/evidence-context.tsx";
import { EvidenceExcerpt } from "../cv/evidence/evidence-excerpt.tsx";

interface AnalysisSkillsProps extends Pick<ApplicationEvidence, "parts" | "skills"> {
  analysis: FinishedAnalysis;
}

/** Matching, missing and extracted skills, and what is nice to have; those with a line in the CV can be chosen. */
export function AnalysisSkills({ analysis, parts, skills }: AnalysisSkillsProps) {
  const t = useTranslations("applications.details");
  const { matchingSkills, extractedSkills, missingSkills } = analysis;
  const { matchingNiceToHaveSkills = [], missingNiceToHaveSkills = [] } = analysis;
  const ofPhrase = useMemo(() => new Map(parts.map((part) => [part.jobPhrase, part.evidence])), [parts]);
  const ofSkill = useMemo(() => new Map(skills.map(({ name, evidence }) => [name, evidence])), [skills]);
  return (
    <section aria-labelledby="analysis-skills">
      <h3 id="analysis-skills" className="title-card">
        {t("skills")}
      </h3>
      <p className="mb-4 text-sm text-faint print:hidden">{t("skillsHint")}</p>
      <div className="flex flex-col gap-5">
        <SkillGroup kind="matching" tone="success" skills={matchingSkills} evidence={ofPhrase} />
        <SkillGroup kind="missing" tone="danger" skills={missingSkills} evidence={ofPhrase} />
        {matchingNiceToHaveSkills.length > 0 && (
          <SkillGroup
            kind="matchingNiceToHave"
            tone="success"
            skills={matchingNiceToHaveSkills}
            evidence={ofPhrase}
          />
        )}
        {missingNiceToHaveSkills.length > 0 && (
          <SkillGroup
            kind="missingNiceToHave"
            tone="neutral"
            skills={missingNiceToHaveSkills}
            evidence={ofPhrase}
          />
        )}
        <SkillGroup kind="extracted" tone="neutral" skills={extractedSkills} evidence={ofSkill} />
      </div>
    </section>
  );
}

interface SkillGroupProps {
  kind: "matching" | "missing" | "matchingNiceToHave" | "missingNiceToHave" | "extracted";
  tone: "success" | "danger" | "neutral";
  skills: readonly string[];
  evidence: ReadonlyMap<string, readonly Evidence[]>;
}

function SkillGroup({ kind, tone, skills, evidence }: SkillGroupProps) {
  const t = useTranslations("applications.details");
  const { selected, toggle } = useEvidence();
  const title = t(`${kind}Skills`);
  const keyOf = (skill: string) => `${kind}:${skill}`;
  const evidenceOf = (skill: string) => evidence.get(skill) ?? [];
  const chosen = skills.find((skill) => selected?.key === keyOf(skill));
  return (
    <div>
      <h4 className="eyebrow mb-2">
        {title} <span className="font-normal tabular-nums text-faint">{skills.length}</span>
      </h4>
      {skills.length === 0 ? (
        <p className="text-sm text-faint">{t("noSkills")}</p>
      ) : (
        <EvidenceChips
          label={title}
          skills={skills}
          tone={tone}
          canOpen={(skill) => evidenceOf(skill).length > 0}
          chosen={chosen}
          onChoose={(skill) => toggle({ key: keyOf(skill), evidence: evidenceOf(skill) })}
        >
          {chosen !== undefined && <EvidenceExcerpt evidence={evidenceOf(chosen)} />}
        </EvidenceChips>
      )}
    </div>
  );
}
