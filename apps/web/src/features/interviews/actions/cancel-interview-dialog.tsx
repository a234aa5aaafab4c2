import { MAX_REASON_LENGTH } from "@rolecall/contracts/interviews/enums";
import { TextArea } from "@rolecall/ui/text-area";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { FormDialog } from "../../../components/form-dialog.tsx";
import { FormError } from "../../../components/form-error.tsx";
import { useDialogDraft } from "../../../lib/forms/use-draft.ts";
import { useSubmitOnce } from "../../../lib/forms/use-submit-once.ts";
import { isolate } from "../../../lib/isolate.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useActor } from "../../../lib/session/use-actor.ts";
import { InterviewTitle } from "../interview-title.tsx";
import { InterviewWhen } from "../interview-when.tsx";
import { otherParty } from "../interview-words.ts";
import { useRefreshInterviews } from "../use-interviews-events.ts";
import { useShowInterview } from "../use-show-interview.ts";
import type { ActionDialogProps } from "./action-dialog.ts";
import { AskForAnotherTime } from "./ask-for-another-time.tsx";

export function CancelInterviewDialog({ interview, onDone, onClose }: ActionDialogProps) {
  const t = useTranslations("interviews.cancel");
  const other = otherParty(interview, useActor().role);
  const toast = useToast();
  const refresh = useRefreshInterviews();
  const show = useShowInterview();
  const { values, change, close } = useDialogDraft(
    { form: `interview:cancel:${interview._id}`, opening: { reason: "" } },
    onClose,
  );
  const { reason } = values;
  const cancel = useMutation(
    useTRPC().interviews.cancel.mutationOptions({
      onSuccess: (answer) => {
        onDone();
        show(answer.interview);
        toast.success(t("success"));
        close();
      },
      onSettled: refresh,
    }),
  );
  const send = useSubmitOnce(cancel);
  return (
    <FormDialog
      title={t("title")}
      size="sm"
      fullScreenOnPhone={false}
      pending={cancel.isPending}
      disabled={reason.trim() === ""}
      danger
      submit={t("submit")}
      back={t("back")}
      onSubmit={() => send({ id: interview._id, reason })}
      onClose={close}
    >
      <p className="font-semibold">
        <InterviewTitle interview={interview} />
      </p>
      <InterviewWhen interview={interview} />
      <TextArea
        className="mt-4"
        label={t("reason")}
        hint={t("reasonHint", { name: isolate(other.name) })}
        value={reason}
        maxLength={MAX_REASON_LENGTH}
        onChange={({ target }) => change({ reason: target.value })}
      />
      {other.role === "recruiter" && other.email !== "" && (
        <AskForAnotherTime recruiter={other} jobId={interview.jobId} />
      )}
      {cancel.isError && (
        <div className="mt-4">
          <FormError>{t("failed")}</FormError>
        </div>
      )}
    </FormDialog>
  );
}
