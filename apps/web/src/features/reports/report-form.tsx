import { MAX_REPORT_DETAILS, type ReportReason } from "@rolecall/contracts/reports/enums";
import { RadioGroup } from "@rolecall/ui/radio-group";
import { TextArea } from "@rolecall/ui/text-area";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { FormDialog } from "../../components/form-dialog.tsx";
import { FormError } from "../../components/form-error.tsx";
import { fieldText } from "../../lib/forms/field-text.ts";
import { formErrors } from "../../lib/forms/form-errors.ts";
import { useFocusInvalid } from "../../lib/forms/use-focus-invalid.ts";
import { useSubmitOnce } from "../../lib/forms/use-submit-once.ts";
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
  const report = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(t("received"));
      onClose();
      return queryClient.invalidateQueries(trpc.reports.list.queryFilter());
    },
  });
  const sendOnce = useSubmitOnce(report);
  const errors = formErrors(report.error, { fields: ["details"], fallback: t("failed") });
  useFocusInvalid(formRef, report.error);

  function submit(event: SubmitEvent<HTMLFormElement>) {
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
    sendOnce({ reason, details });
  }

  return (
    <FormDialog
      title={title}
      description={description}
      pending={report.isPending}
      formRef={formRef}
      onSubmit={submit}
      onClose={onClose}
      submit={t("submit")}
      back={tCommon("cancel")}
      className="flex flex-col gap-5"
    >
      <RadioGroup
        legend={t("reason")}
        name="reason"
        options={reasons}
        value={reason}
        onValueChange={(value) => {
          setReason(value);
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
          if (report.isError) report.reset();
        }}
      />
      <p className="text-sm text-muted">{privacy}</p>
      <FormError>{errors.rest}</FormError>
    </FormDialog>
  );
}
