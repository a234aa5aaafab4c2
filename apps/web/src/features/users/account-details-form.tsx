import type { User } from "@rolecall/contracts/users/schemas";
import { Button } from "@rolecall/ui/button";
import { TextField } from "@rolecall/ui/text-field";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { FormError } from "../../components/form-error.tsx";
import { fieldText } from "../../lib/field-text.ts";
import { formErrors } from "../../lib/form-errors.ts";
import { useTRPC } from "../../lib/trpc.ts";
import { useFocusInvalid } from "../../lib/use-focus-invalid.ts";

export function AccountDetailsForm({ user }: { user: User }) {
  const t = useTranslations("users.account.details");
  const trpc = useTRPC();
  const toast = useToast();
  const queryClient = useQueryClient();
  const formRef = useRef<HTMLFormElement>(null);
  const update = useMutation(
    trpc.users.updateAccount.mutationOptions({
      onSuccess: (updated) => {
        queryClient.setQueryData(trpc.users.me.queryKey(), updated);
        toast.success(t("success"));
      },
    }),
  );
  const errors = formErrors(update.error, {
    fields: ["name", "email"],
    byCode: { EMAIL_TAKEN: "email" },
    fallback: t("failed"),
  });

  useFocusInvalid(formRef, update.error);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!update.isPending) update.mutate({ name: fieldText(form, "name"), email: fieldText(form, "email") });
  }

  return (
    <form ref={formRef} onSubmit={submit} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("name")}
          name="name"
          defaultValue={user.name}
          autoComplete="name"
          error={errors.of("name")}
        />
        <TextField
          label={t("email")}
          name="email"
          type="email"
          defaultValue={user.email}
          autoComplete="email"
          error={errors.of("email")}
        />
      </div>
      <FormError>{errors.rest}</FormError>
      <Button type="submit" pending={update.isPending} className="self-start max-sm:self-stretch">
        {t("submit")}
      </Button>
    </form>
  );
}
