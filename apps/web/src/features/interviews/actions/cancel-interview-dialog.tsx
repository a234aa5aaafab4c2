import type { Interview } from "@rolecall/contracts/interviews/schemas";
import { Button } from "@rolecall/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@rolecall/ui/dialog";
import { TextArea } from "@rolecall/ui/text-area";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { useTranslations } from "use-intl";
import { FormError } from "../../../components/form-error.tsx";
import { useDraft } from "../../../lib/forms/use-draft.ts";
import { useSubmitOnce } from "../../../lib/forms/use-submit-once.ts";
import { isolate } from "../../../lib/isolate.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useActor } from "../../../lib/session/use-actor.ts";
import { InterviewWhen } from "../interview-when.tsx";
import { otherParty } from "../interview-words.ts";
import { useRefreshInterviews } from "../use-interviews-events.ts";

const MAX_REASON_LENGTH = 1_000;

export function CancelInterviewDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const t = useTranslations("interviews.cancel");
  const other = otherParty(interview, useActor().role);
  const toast = useToast();
  const refresh = useRefreshInterviews();
  const draft = useDraft({ form: `interview:cancel:${interview._id}`, opening: { reason: "" } });
  const { reason } = draft.values;
  const cancel = useMutation(
    useTRPC().interviews.cancel.mutationOptions({
      onSuccess: () => {
        toast.success(t("success"));
        close();
      },
      onSettled: refresh,
    }),
  );
  const send = useSubmitOnce(cancel);
  const blank = reason.trim() === "";

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!blank) send({ id: interview._id, reason });
  }

  /** Whoever closes it lets go of what was typed; a reload or the end of the session does not. */
  function close() {
    draft.discard();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t("title")}
      size="sm"
      fullScreenOnPhone={false}
      dismissible={!cancel.isPending}
    >
      <form onSubmit={submit} className="contents">
        <DialogBody>
          <p className="font-semibold">{interview.title}</p>
          <InterviewWhen interview={interview} />
          <TextArea
            className="mt-4"
            label={t("reason")}
            hint={t("reasonHint", { name: isolate(other.name) })}
            value={reason}
            maxLength={MAX_REASON_LENGTH}
            onChange={({ target }) => draft.change({ reason: target.value })}
          />
          {cancel.isError && (
            <div className="mt-4">
              <FormError>{t("failed")}</FormError>
            </div>
          )}
        </DialogBody>
        <DialogFooter>
          <Button variant="secondary" onClick={close}>
            {t("back")}
          </Button>
          <Button type="submit" variant="danger" disabled={blank} pending={cancel.isPending}>
            {t("submit")}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
