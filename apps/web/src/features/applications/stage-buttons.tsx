import type { Application } from "@rolecall/contracts/applications/schemas";
import { type ApplicationAction, canApplication } from "@rolecall/contracts/applications/states";
import { useConfirm } from "@rolecall/ui/confirm";
import { useToast } from "@rolecall/ui/toaster";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { errorMessage } from "../../lib/queries/errors.ts";
import { StageButton } from "./stage-button.tsx";
import { useChangeStage } from "./use-change-stage.ts";
import { useShowAbove } from "./use-show-above.ts";

/** What can be decided about an applicant now: the state table says which buttons there are. */
export function StageButtons({ application }: { application: Application }) {
  const t = useTranslations("applications.decision");
  const { _id: id, stage, candidate, job } = application;
  const group = useRef<HTMLFieldSetElement>(null);
  const showAbove = useShowAbove();
  const confirm = useConfirm();
  const toast = useToast();
  const { mutate, mutateAsync, isPending, variables } = useChangeStage(job._id, () => group.current?.focus());
  const can = (action: ApplicationAction) => canApplication(action, stage, "recruiter");
  const pending = (action: ApplicationAction) => isPending && variables.action === action;
  const name = { name: candidate.name };

  function report(action: "shortlist" | "hire" | "reconsider") {
    return {
      onSuccess: () => void toast.success(t(`done.${action}`, name)),
      onError: (error: unknown) => void toast.error(errorMessage(error, t("failed"))),
    };
  }
  const act = (action: "shortlist" | "reconsider") => () => mutate({ id, action }, report(action));
  const hire = () =>
    confirm({
      kind: "info",
      title: t("hireTitle"),
      subject: candidate.name,
      message: t("hireMessage", { title: job.title }),
      confirmLabel: t("hire"),
      action: () => mutateAsync({ id, action: "hire" }, report("hire")),
    });

  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-label={t("group", name)}
      className="flex min-w-0 flex-wrap gap-2 outline-none print:hidden"
    >
      {can("shortlist") && (
        <StageButton action="shortlist" pending={pending("shortlist")} onClick={act("shortlist")}>
          {t("shortlist")}
        </StageButton>
      )}
      {stage === "shortlisted" && can("hire") && (
        <StageButton action="hire" pending={pending("hire")} onClick={() => void hire()}>
          {t("hire")}
        </StageButton>
      )}
      {can("decline") && (
        <StageButton action="decline" onClick={() => showAbove({ decline: id })}>
          {t("decline")}
        </StageButton>
      )}
      {can("reconsider") && (
        <StageButton action="reconsider" pending={pending("reconsider")} onClick={act("reconsider")}>
          {t("reconsider")}
        </StageButton>
      )}
    </fieldset>
  );
}
