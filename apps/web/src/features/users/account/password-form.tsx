import { Banner } from "@rolecall/ui/banner";
import { Button } from "@rolecall/ui/button";
import { TextField } from "@rolecall/ui/text-field";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { FormError } from "../../../components/form-error.tsx";
import { fieldText } from "../../../lib/forms/field-text.ts";
import { formErrors } from "../../../lib/forms/form-errors.ts";
import { useChangedFields } from "../../../lib/forms/use-changed-fields.ts";
import { useFocusInvalid } from "../../../lib/forms/use-focus-invalid.ts";
import { useSubmitOnce } from "../../../lib/forms/use-submit-once.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";

/** `email` is for password managers, which file the new password under it. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations("users.account.password");
  const trpc = useTRPC();
  const toast = useToast();
  const formRef = useRef<HTMLFormElement>(null);
  const mismatchId = useId();
  // A number, so that a second press of the button with the same fault leads to the field again.
  const [mismatch, setMismatch] = useState(0);
  const change = useMutation(
    trpc.users.changePassword.mutationOptions({
      onSuccess: () => {
        formRef.current?.reset();
        toast.success(t("success"));
      },
    }),
  );
  const { changed, onInput } = useChangedFields(change.error);
  const errors = formErrors(change.error, {
    fields: ["currentPassword", "newPassword"],
    byCode: { WRONG_PASSWORD: "currentPassword" },
    fallback: t("failed"),
    changed,
  });

  useFocusInvalid(formRef, change.error ?? mismatch);
  const send = useSubmitOnce(change);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (change.isPending) return;
    const form = new FormData(event.currentTarget);
    const newPassword = fieldText(form, "newPassword");
    const differs = newPassword !== fieldText(form, "confirmPassword");
    setMismatch((count) => (differs ? count + 1 : 0));
    change.reset();
    if (!differs) send({ currentPassword: fieldText(form, "currentPassword"), newPassword });
  }

  return (
    <form ref={formRef} onSubmit={submit} onInput={onInput} className="flex flex-col gap-5">
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <TextField
        label={t("current")}
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        error={errors.of("currentPassword")}
        className="sm:max-w-[calc(50%-0.625rem)]"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("next")}
          hint={t("nextHint")}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          error={errors.of("newPassword")}
        />
        <TextField
          label={t("confirm")}
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          aria-invalid={mismatch > 0 || undefined}
          aria-describedby={mismatch > 0 ? mismatchId : undefined}
        />
      </div>
      {mismatch > 0 && (
        <Banner kind="warning" role="alert">
          <span id={mismatchId}>{t("mismatch")}</span>
        </Banner>
      )}
      <FormError>{errors.rest}</FormError>
      <Button type="submit" pending={change.isPending} className="self-start max-sm:self-stretch">
        {t("submit")}
      </Button>
    </form>
  );
}
