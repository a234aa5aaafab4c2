import { MAX_SUMMARY_LENGTH } from "@rolecall/contracts/users/enums";
import type { User } from "@rolecall/contracts/users/schemas";
import { CardSection } from "@rolecall/ui/card";
import { TextArea } from "@rolecall/ui/text-area";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { DraftActions } from "../../../components/draft-actions.tsx";
import { FormError } from "../../../components/form-error.tsx";
import { formErrors } from "../../../lib/forms/form-errors.ts";
import { useSubmitOnce } from "../../../lib/forms/use-submit-once.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { addSkills, changesOf } from "./edit-skills.ts";
import { SkillsEditor } from "./skills-editor.tsx";
import { useProfileDraft } from "./use-profile-draft.ts";
import { useProfileRefresh } from "./use-profile-refresh.ts";

/** Summary and skills. Until something is edited the form follows the saved profile. */
export function ProfileEditor({ user }: { user: User }) {
  const t = useTranslations("users.profile.editor");
  const trpc = useTRPC();
  const toast = useToast();
  const refresh = useProfileRefresh();
  const draft = useProfileDraft(user);
  const [typed, setTyped] = useState("");
  const { values: value, change } = draft;
  const save = useMutation(
    trpc.users.updateProfile.mutationOptions({
      onSuccess: (updated) => {
        refresh(updated);
        draft.discard();
        toast.success(t("success"));
      },
    }),
  );
  const errors = formErrors(save.error, { fields: ["profileSummary", "skills"], fallback: t("failed") });
  const send = useSubmitOnce(save);
  const unsaved = typed.trim() !== "" || Object.keys(changesOf(value, user)).length > 0;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A skill that was typed but not added yet is meant to be saved too.
    const { skills, problem } = addSkills(value.skills, typed);
    if (problem) return;
    setTyped("");
    change({ skills });
    send(changesOf({ summary: value.summary, skills }, user));
  }

  function discard() {
    const bringBack = draft.discard();
    setTyped("");
    save.reset();
    return () => {
      bringBack();
      setTyped(typed);
    };
  }

  return (
    <CardSection id="professional-profile" title={t("title")} description={t("description")}>
      <form onSubmit={submit} className="flex flex-col gap-6">
        <TextArea
          label={t("summary")}
          hint={t("summaryHint")}
          rows={5}
          maxLength={MAX_SUMMARY_LENGTH}
          value={value.summary}
          onChange={(event) => change({ summary: event.currentTarget.value })}
          error={errors.of("profileSummary")}
        />
        <SkillsEditor
          skills={value.skills}
          onSkillsChange={(skills) => change({ skills })}
          typed={typed}
          onTypedChange={setTyped}
          error={errors.of("skills")}
        />
        <FormError>{save.error && errors.rest !== undefined && t("failed")}</FormError>
        <DraftActions submit={t("submit")} pending={save.isPending} unsaved={unsaved} onDiscard={discard} />
      </form>
    </CardSection>
  );
}
