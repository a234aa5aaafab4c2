import { TextField } from "@rolecall/ui/text-field";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { FormDialog } from "../../../components/form-dialog.tsx";
import { FormError } from "../../../components/form-error.tsx";
import { fieldText } from "../../../lib/forms/field-text.ts";
import { formErrors } from "../../../lib/forms/form-errors.ts";
import { useFocusInvalid } from "../../../lib/forms/use-focus-invalid.ts";
import { useSubmitOnce } from "../../../lib/forms/use-submit-once.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { forgetUser } from "../../../lib/session/forget-user.ts";
import { useActor } from "../../../lib/session/use-actor.ts";
import { useSessionStore } from "../../../lib/session/use-session.ts";

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
  /** For password managers, which know by it which password is asked for. */
  email: string;
}

const GOES = {
  candidate: ["profile", "cvs", "applications", "interviews", "rest"],
  recruiter: ["jobs", "cvs", "interviews", "rest"],
} as const;
const STAYS = ["messages", "past", "notifications"] as const;

/** Says exactly what goes and what stays, and asks for the password. */
export function DeleteAccountDialog({ open, onClose, email }: DeleteAccountDialogProps) {
  const t = useTranslations("users.account.deletion");
  const tCommon = useTranslations("common");
  const { role, userId } = useActor();
  const session = useSessionStore();
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const remove = useMutation(
    useTRPC().users.deleteAccount.mutationOptions({
      onSuccess: () => {
        forgetUser(userId, [localStorage, sessionStorage]);
        session.end();
        return navigate({ to: "/", replace: true, state: { accountDeleted: true } });
      },
    }),
  );
  const errors = formErrors(remove.error, {
    fields: ["password"],
    byCode: { WRONG_PASSWORD: "password" },
    fallback: t("failed"),
  });
  useFocusInvalid(formRef, remove.error);
  const send = useSubmitOnce(remove);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    send({ password: fieldText(new FormData(event.currentTarget), "password") });
  }

  function close() {
    remove.reset();
    onClose();
  }

  return (
    <FormDialog
      open={open}
      title={t("dialogTitle")}
      description={t("dialogText")}
      className="flex flex-col gap-5"
      formRef={formRef}
      pending={remove.isPending}
      danger
      submit={t("submit")}
      back={tCommon("cancel")}
      onSubmit={submit}
      onClose={close}
    >
      <Points title={t("goes.title")} points={GOES[role].map((key) => t(`goes.${key}`))} />
      <Points title={t("stays.title")} points={STAYS.map((key) => t(`stays.${key}`))} />
      <p className="text-muted">{t("keepCopy")}</p>
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <TextField
        label={t("password")}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.of("password")}
      />
      <FormError>{errors.rest}</FormError>
    </FormDialog>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1.5 list-disc space-y-1 ps-5 text-muted marker:text-faint">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
