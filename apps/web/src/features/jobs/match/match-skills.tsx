import type { ScorePart } from "@rolecall/contracts/applications/match";
import { CheckIcon } from "lucide-react";
import { useState } from "react";
import { PartEvidence } from "../../applications/part-evidence.tsx";
import { EvidenceChips } from "../../cv/evidence/evidence-chips.tsx";

interface MatchSkillsProps {
  label: string;
  /** As the job names them. */
  skills: readonly string[];
  parts: readonly ScorePart[];
  /** The candidate has them. */
  held?: boolean;
}

/** Skills that the job asks for; a chosen one shows why it counts as it does, and the lines of the CV. */
export function MatchSkills({ label, skills, parts, held = false }: MatchSkillsProps) {
  const [chosen, setChosen] = useState<string>();
  const partOf = (skill: string) => parts.find(({ jobPhrase }) => jobPhrase === skill);
  const part = chosen === undefined ? undefined : partOf(chosen);
  if (skills.length === 0) return null;
  return (
    <div>
      <p className="mb-1.5 text-sm text-faint">{label}</p>
      <EvidenceChips
        label={label}
        skills={skills}
        tone={held ? "success" : "neutral"}
        icon={held && <CheckIcon aria-hidden />}
        canOpen={(skill) => partOf(skill) !== undefined}
        chosen={chosen}
        onChoose={(skill) => setChosen(skill === chosen ? undefined : skill)}
      >
        {part && (
          <>
            <p className="text-muted">{part.reason}</p>
            {part.evidence.length > 0 && (
              <div>
                <PartEvidence part={part} />
              </div>
            )}
          </>
        )}
      </EvidenceChips>
    </div>
  );
}
