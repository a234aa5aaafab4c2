import type { User } from "@rolecall/contracts/users/schemas";
import { TextField } from "@rolecall/ui/text-field";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { DraftActions } from "../../../components/draft-actions.tsx";
import { FormError } from "../../../components/form-error.tsx";
import { bindFields } from "../../../lib/forms/bind-fields.ts";
import { formErrors } from "../../../lib/forms/form-errors.ts";
import { useChangedFields } from "../../../lib/forms/use-changed-fields.ts";
import { useDraft } from "../../../lib/forms/use-draft.ts";
import { useFocusInvalid } from "../../../lib/forms/use-focus-invalid.ts";
import { useSubmitOnce } from "../../../lib/forms/use-submit-once.ts";
import { showSaved } from "../../../lib/queries/show-saved.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";

/** Name and e-mail. Until something is edited the form follows what is saved. */
export function AccountDetailsForm({ user: { name, email } }: { user: User }) {
  const t = useTranslations("users.account.details");
  const trpc = useTRPC();
  const toast = useToast();
  const queryClient = useQueryClient();
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useDraft({ form: "account", opening: { name, email }, version: `${name} ${email}` });
  const { values, change } = draft;
  const { text } = bindFields(values, change);
  const update = useMutation(
    trpc.users.updateAccount.mutationOptions({
      onSuccess: (updated) => {
        showSaved(queryClient, trpc.users.me.queryKey(), updated);
        draft.discard();
        toast.success(t("success"));
      },
    }),
  );
  const send = useSubmitOnce(update);
  const { changed, onInput } = useChangedFields(update.error);
  const errors = formErrors(update.error, {
    fields: ["name", "email"],
    byCode: { EMAIL_TAKEN: "email" },
    fallback: t("failed"),
    changed,
  });

  useFocusInvalid(formRef, update.error);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Only what has been edited: another tab may have saved the rest in the meantime.
    send({
      ...(values.name !== name && { name: values.name }),
      ...(values.email !== email && { email: values.email }),
    });
  }

  return (
    <form ref={formRef} onSubmit={submit} onInput={onInput} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t("name")} {...text("name")} autoComplete="name" error={errors.of("name")} />
        <TextField
          label={t("email")}
          {...text("email")}
          type="email"
          autoComplete="email"
          error={errors.of("email")}
        />
      </div>
      <FormError>{errors.rest}</FormError>
      <DraftActions
        submit={t("submit")}
        pending={update.isPending}
        unsaved={draft.unsaved}
        onDiscard={() => {
          update.reset();
          return draft.discard();
        }}
      />
    </form>
  );
}
