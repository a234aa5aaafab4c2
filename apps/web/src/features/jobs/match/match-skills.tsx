import type { ScorePart } from "@rolecall/contracts/applications/match";
import { Chip, ChipList } from "@rolecall/ui/chip";
import { CheckIcon } from "lucide-react";
import { useState } from "react";
import { EvidenceExcerpt } from "../../cv/evidence/evidence-excerpt.tsx";

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
      <ChipList label={label}>
        {skills.map((skill) => (
          <Chip
            key={skill}
            tone={held ? "success" : "neutral"}
            icon={held && <CheckIcon aria-hidden />}
            {...(partOf(skill) && {
              pressed: skill === chosen,
              onClick: () => setChosen(skill === chosen ? undefined : skill),
            })}
          >
            {skill}
          </Chip>
        ))}
      </ChipList>
      <div role="status" className="empty:hidden">
        {part && (
          <div className="mt-2.5 flex flex-col gap-2 rounded-md bg-canvas px-4 py-3 text-sm">
            <p className="text-muted">{part.reason}</p>
            {part.evidence.length > 0 && <EvidenceExcerpt evidence={part.evidence} />}
          </div>
        )}
      </div>
    </div>
  );
}
