import { Chip, ChipList } from "@rolecall/ui/chip";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";

interface SkillChipsProps {
  chosen: readonly string[];
  onChoose: (skills: readonly string[]) => void;
  /** The last one has been removed, and the button that had the focus with it. */
  onEmptied: () => void;
}

/** The skills that the applicants are narrowed to, each with its way out. Nothing while there is none. */
export function SkillChips({ chosen, onChoose, onEmptied }: SkillChipsProps) {
  const t = useTranslations("applications.skills");
  const list = useRef<HTMLDivElement>(null);
  /** The place of the one that was removed last, and how many there are once the address has followed. */
  const removed = useRef<{ at: number; left: number }>(undefined);
  useEffect(() => {
    if (removed.current === undefined || chosen.length > removed.current.left) return;
    const { at } = removed.current;
    removed.current = undefined;
    const others = list.current?.querySelectorAll<HTMLElement>("li button") ?? [];
    const next = others[Math.min(at, others.length - 1)];
    if (next) next.focus();
    else onEmptied();
  }, [chosen.length, onEmptied]);

  function remove(skill: string) {
    removed.current = { at: chosen.indexOf(skill), left: chosen.length - 1 };
    onChoose(chosen.filter((one) => one !== skill));
  }

  if (chosen.length === 0) return null;
  return (
    <div ref={list}>
      <ChipList label={t("chosen")}>
        {chosen.map((skill) => (
          <Chip key={skill} tone="accent" removeLabel={t("remove", { skill })} onRemove={() => remove(skill)}>
            {skill}
          </Chip>
        ))}
      </ChipList>
    </div>
  );
}
