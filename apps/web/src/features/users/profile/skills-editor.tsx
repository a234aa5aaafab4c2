import { MAX_PROFILE_SKILLS, MAX_SKILL_LENGTH } from "@rolecall/contracts/users/enums";
import { Button } from "@rolecall/ui/button";
import { Chip, ChipList } from "@rolecall/ui/chip";
import { Fieldset } from "@rolecall/ui/fieldset";
import { TextField } from "@rolecall/ui/text-field";
import { type KeyboardEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { addSkills } from "./edit-skills.ts";

interface SkillsEditorProps {
  skills: readonly string[];
  onSkillsChange: (skills: readonly string[]) => void;
  /** What stands in the field and has not been added yet. */
  typed: string;
  onTypedChange: (text: string) => void;
  /** The server's word on the list. */
  error: string | undefined;
}

/** Skills as chips that can be removed, and a field that adds one or several. */
export function SkillsEditor({ skills, onSkillsChange, typed, onTypedChange, error }: SkillsEditorProps) {
  const t = useTranslations("users.profile.editor");
  const groupRef = useRef<HTMLFieldSetElement>(null);
  const { problem } = addSkills(skills, typed);
  const problemText =
    problem && t(problem, { max: problem === "tooMany" ? MAX_PROFILE_SKILLS : MAX_SKILL_LENGTH });

  function add(text: string) {
    const edit = addSkills(skills, text);
    if (edit.skills.length > skills.length) onSkillsChange(edit.skills);
    onTypedChange(edit.rest);
  }

  function remove(skill: string) {
    const at = skills.indexOf(skill);
    flushSync(() => onSkillsChange(skills.filter((one) => one !== skill)));
    // The pressed button is gone. The next one takes the focus, not the field: on a phone that would open the keyboard.
    const others = groupRef.current?.querySelectorAll("li button") ?? [];
    const next = [...others][Math.min(at, others.length - 1)];
    (next instanceof HTMLElement ? next : groupRef.current?.querySelector("input"))?.focus();
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.key !== "Enter") return;
    // Enter adds what is typed; it never saves the whole form from here.
    event.preventDefault();
    add(typed);
  }

  return (
    <Fieldset
      ref={groupRef}
      className="gap-3"
      legend={
        <span className="flex items-baseline justify-between gap-3">
          {t("skills")}
          <span className="font-normal text-faint tabular-nums">
            {t("skillCount", { count: skills.length, max: MAX_PROFILE_SKILLS })}
          </span>
        </span>
      }
    >
      {skills.length === 0 ? (
        <p className="text-sm text-faint">{t("noSkills")}</p>
      ) : (
        <ChipList label={t("chosenSkills")}>
          {skills.map((skill) => (
            <Chip key={skill} onRemove={() => remove(skill)} removeLabel={t("removeSkill", { skill })}>
              {skill}
            </Chip>
          ))}
        </ChipList>
      )}
      <div className="flex items-start gap-2 print:hidden">
        <TextField
          label={t("add")}
          hint={t("addHint")}
          value={typed}
          onChange={(event) => {
            const text = event.currentTarget.value;
            if (text.includes(",")) add(text);
            else onTypedChange(text);
          }}
          onKeyDown={pressKey}
          error={problemText ?? error}
          className="flex-1 sm:max-w-80"
        />
        <Button
          variant="secondary"
          disabled={typed.trim() === ""}
          className="mt-6.5 shrink-0"
          onClick={() => add(typed)}
        >
          {t("addButton")}
        </Button>
      </div>
    </Fieldset>
  );
}
