import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { FormDialog } from "../../../components/form-dialog.tsx";
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

export function ConfirmInterviewDialog({ interview, onDone, onClose }: ActionDialogProps) {
  const t = useTranslations("interviews.confirm");
  const other = otherParty(interview, useActor().role);
  const toast = useToast();
  const refresh = useRefreshInterviews();
  const show = useShowInterview();
  const confirm = useMutation(
    useTRPC().interviews.confirm.mutationOptions({
      onSuccess: (answer) => {
        onDone();
        show(answer.interview);
        toast.success(t("success"));
      },
      onError: () => toast.error(t("failed")),
      onSettled: () => {
        refresh();
        onClose();
      },
    }),
  );
  const send = useSubmitOnce(confirm);
  return (
    <FormDialog
      title={t("title")}
      size="sm"
      fullScreenOnPhone={false}
      pending={confirm.isPending}
      submit={t("submit")}
      back={t("back")}
      onSubmit={() => send({ id: interview._id })}
      onClose={onClose}
    >
      <p className="font-semibold">
        <InterviewTitle interview={interview} />
      </p>
      <InterviewWhen interview={interview} />
      <p className="mt-3 text-muted">{t("message", { name: isolate(other.name) })}</p>
    </FormDialog>
  );
}
