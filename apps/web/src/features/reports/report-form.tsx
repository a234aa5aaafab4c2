import { MAX_REPORT_DETAILS, type ReportReason } from "@rolecall/contracts/reports/enums";
import { RadioGroup } from "@rolecall/ui/radio-group";
import { TextArea } from "@rolecall/ui/text-area";
import { useToast } from "@rolecall/ui/toaster";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { FormDialog } from "../../components/form-dialog.tsx";
import { FormError } from "../../components/form-error.tsx";
import { fieldText } from "../../lib/forms/field-text.ts";
import { formErrors } from "../../lib/forms/form-errors.ts";
import { useFocusInvalid } from "../../lib/forms/use-focus-invalid.ts";
import { useTRPC } from "../../lib/queries/trpc.ts";

interface ReportFormProps<Reason extends ReportReason> {
  title: string;
  description: string;
  /** Who reads it, and who does not learn of it. */
  privacy: string;
  reasons: readonly { value: Reason; label: string }[];
  /** Resolves when the report is stored. */
  send: (report: { reason: Reason; details: string }) => Promise<unknown>;
  onClose: () => void;
}

/** What is wrong, from a short list, and in the reporter's own words. */
export function ReportForm<Reason extends ReportReason>({
  title,
  description,
  privacy,
  reasons,
  send,
  onClose,
}: ReportFormProps<Reason>) {
  const t = useTranslations("reports");
  const tCommon = useTranslations("common");
  const trpc = useTRPC();
  const toast = useToast();
  const queryClient = useQueryClient();
  const formRef = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<Reason>();
  const [missing, setMissing] = useState<"reason" | "details">();
  const [failure, setFailure] = useState<unknown>(null);
  const [pending, setPending] = useState(false);
  const errors = formErrors(failure, { fields: ["details"], fallback: t("failed") });
  useFocusInvalid(formRef, failure);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const details = fieldText(new FormData(event.currentTarget), "details");
    if (reason === undefined) {
      setMissing("reason");
      event.currentTarget.querySelector("input")?.focus();
      return;
    }
    // "Something else" says nothing by itself; the server asks for words as well.
    if (reason === "other" && details.trim() === "") {
      setMissing("details");
      event.currentTarget.querySelector("textarea")?.focus();
      return;
    }
    if (pending) return;
    setPending(true);
    try {
      await send({ reason, details });
      toast.success(t("received"));
      onClose();
      await queryClient.invalidateQueries(trpc.reports.list.queryFilter());
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <FormDialog
      title={title}
      description={description}
      pending={pending}
      formRef={formRef}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      submit={t("submit")}
      back={tCommon("cancel")}
      className="flex flex-col gap-5"
    >
      <RadioGroup
        legend={t("reason")}
        name="reason"
        options={reasons}
        value={reason ?? ""}
        onValueChange={(value) => {
          setReason(reasons.find((option) => option.value === value)?.value);
          setMissing(undefined);
        }}
        error={missing === "reason" ? t("reasonMissing") : undefined}
      />
      <TextArea
        label={t("details")}
        hint={t("detailsHint")}
        name="details"
        maxLength={MAX_REPORT_DETAILS}
        optional={reason !== "other"}
        rows={3}
        dir="auto"
        error={missing === "details" ? t("detailsMissing") : errors.of("details")}
        onChange={() => {
          setMissing(undefined);
          setFailure(null);
        }}
      />
      <p className="text-sm text-muted">{privacy}</p>
      <FormError>{errors.rest}</FormError>
    </FormDialog>
  );
}
