import { ROLES, type Role } from "@rolecall/contracts/auth/enums";
import { Button } from "@rolecall/ui/button";
import { RadioGroup } from "@rolecall/ui/radio-group";
import { TextField } from "@rolecall/ui/text-field";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { FormError } from "../../components/form-error.tsx";
import { bindFields } from "../../lib/forms/bind-fields.ts";
import { fieldText } from "../../lib/forms/field-text.ts";
import { formErrors } from "../../lib/forms/form-errors.ts";
import { useChangedFields } from "../../lib/forms/use-changed-fields.ts";
import { useGuestDraft } from "../../lib/forms/use-draft.ts";
import { useFocusInvalid } from "../../lib/forms/use-focus-invalid.ts";
import { useSubmitOnce } from "../../lib/forms/use-submit-once.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { textLinkStyles } from "./text-link-styles.ts";

interface SignupDraft {
  name: string;
  email: string;
  role: Role;
}

const NOBODY: SignupDraft = { name: "", email: "", role: "candidate" };

export function SignupPage() {
  const t = useTranslations("auth");
  const roles = useTranslations("common.roles");
  const trpc = useTRPC();
  const toast = useToast();
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const [done, setDone] = useState(false);
  // Without the password: that is never kept.
  const draft = useGuestDraft<SignupDraft>({ form: "signup", opening: NOBODY });
  const { values, change } = draft;
  const { text } = bindFields(values, change);
  const signup = useMutation(
    trpc.auth.signup.mutationOptions({
      onSuccess: () => {
        // The address changes before the screen does: nothing may be typed into this form any more.
        flushSync(() => setDone(true));
        draft.discard();
        toast.success(t("signup.success"));
        return navigate({ to: "/", state: { email: values.email } });
      },
    }),
  );
  const { changed, onInput } = useChangedFields(signup.error);
  const errors = formErrors(signup.error, {
    fields: ["name", "email", "password", "role"],
    byCode: { EMAIL_TAKEN: "email" },
    fallback: t("signup.failed"),
    changed,
  });

  useFocusInvalid(formRef, signup.error);
  const send = useSubmitOnce(signup);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    send({ ...values, password: fieldText(form, "password") });
  }

  return (
    <AuthLayout
      title={t("signup.title")}
      heading={t("signup.heading")}
      next="/"
      footer={
        <>
          {t("signup.haveAccount")}{" "}
          <Link to="/" className={textLinkStyles}>
            {t("signup.login")}
          </Link>
        </>
      }
    >
      {!done && (
        <form ref={formRef} onSubmit={submit} onInput={onInput} className="flex flex-col gap-5">
          <TextField
            label={t("fields.name")}
            {...text("name")}
            autoComplete="name"
            error={errors.of("name")}
          />
          <TextField
            label={t("fields.email")}
            {...text("email")}
            type="email"
            autoComplete="email"
            error={errors.of("email")}
          />
          <TextField
            label={t("fields.password")}
            hint={t("signup.passwordHint")}
            name="password"
            type="password"
            autoComplete="new-password"
            error={errors.of("password")}
          />
          <RadioGroup
            legend={t("fields.role")}
            name="role"
            look="cards"
            value={values.role}
            onValueChange={(role) => change({ role })}
            options={ROLES.map((role) => ({
              value: role,
              label: roles(role),
              hint: role === "candidate" ? t("signup.candidateHint") : t("signup.recruiterHint"),
            }))}
            error={errors.of("role")}
          />
          <FormError>{errors.rest}</FormError>
          <Button type="submit" size="lg" block pending={signup.isPending}>
            {t("signup.submit")}
          </Button>
        </form>
      )}
    </AuthLayout>
  );
}
