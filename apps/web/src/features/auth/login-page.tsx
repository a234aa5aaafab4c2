import { Banner } from "@rolecall/ui/banner";
import { Button } from "@rolecall/ui/button";
import { TextField } from "@rolecall/ui/text-field";
import { useMutation } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { type SubmitEvent, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { FormError } from "../../components/form-error.tsx";
import { fieldText } from "../../lib/forms/field-text.ts";
import { useSubmitOnce } from "../../lib/forms/use-submit-once.ts";
import { errorMessage } from "../../lib/queries/errors.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { useSessionStore } from "../../lib/session/use-session.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { textLinkStyles } from "./text-link-styles.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Of who has just signed up, so that it need not be typed again. */
    email?: string;
    /** Whoever is led here has just deleted their account. */
    accountDeleted?: boolean;
  }
}

export function LoginPage() {
  const t = useTranslations("auth");
  const trpc = useTRPC();
  const session = useSessionStore();
  const { email, accountDeleted } = useLocation().state;
  const password = useRef<HTMLInputElement>(null);
  // Of who has just signed up nothing else is asked.
  useEffect(() => {
    if (email !== undefined) password.current?.focus();
  }, [email]);
  // The route guard sees the new session and leads to the dashboard.
  const login = useMutation(trpc.auth.login.mutationOptions({ onSuccess: session.start }));

  const send = useSubmitOnce(login);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    send({ email: fieldText(form, "email"), password: fieldText(form, "password") });
  }

  return (
    <AuthLayout
      title={t("login.title")}
      heading={t("login.heading")}
      next="/signup"
      footer={
        <>
          {t("login.noAccount")}{" "}
          <Link to="/signup" className={textLinkStyles}>
            {t("login.signup")}
          </Link>
        </>
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        {accountDeleted && (
          <Banner kind="success" role="status">
            {t("login.accountDeleted")}
          </Banner>
        )}
        <TextField
          label={t("fields.email")}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
        />
        <TextField
          ref={password}
          label={t("fields.password")}
          name="password"
          type="password"
          autoComplete="current-password"
        />
        <FormError>{login.isError && errorMessage(login.error, t("login.failed"))}</FormError>
        <Button type="submit" size="lg" block pending={login.isPending}>
          {t("login.submit")}
        </Button>
      </form>
    </AuthLayout>
  );
}
