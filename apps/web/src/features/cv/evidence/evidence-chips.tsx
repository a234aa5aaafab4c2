import { Chip, ChipList, type ChipTone } from "@rolecall/ui/chip";
import type { ReactNode } from "react";

interface EvidenceChipsProps {
  label: string;
  skills: readonly string[];
  tone?: ChipTone;
  icon?: ReactNode;
  /** Those without anything to show are plain chips. */
  canOpen?: (skill: string) => boolean;
  chosen: string | undefined;
  onChoose: (skill: string) => void;
  /** What the chosen one opens to. */
  children: ReactNode;
}

/** Skills, each of which opens to the lines of the CV behind it. */
export function EvidenceChips(props: EvidenceChipsProps) {
  const { label, skills, tone = "neutral", icon, canOpen, chosen, onChoose, children } = props;
  const opened = chosen !== undefined && {
    index: skills.indexOf(chosen),
    content: (
      <div className="flex flex-col gap-2 rounded-md bg-canvas px-4 py-3 text-sm print:px-0">{children}</div>
    ),
  };
  return (
    <ChipList label={label} opened={opened || undefined}>
      {skills.map((skill) => (
        <Chip
          key={skill}
          tone={tone}
          icon={icon}
          {...(canOpen?.(skill) !== false && { expanded: skill === chosen, onClick: () => onChoose(skill) })}
        >
          {skill}
        </Chip>
      ))}
    </ChipList>
  );
}
