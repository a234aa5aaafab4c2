import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Button, buttonStyles } from "@rolecall/ui/button";
import { CardSection } from "@rolecall/ui/card";
import { useToast } from "@rolecall/ui/toaster";
import { Link } from "@tanstack/react-router";
import { type SubmitEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { DraftBanner } from "../../../components/draft-banner.tsx";
import { FormActions } from "../../../components/form-actions.tsx";
import { useChangedFields } from "../../../lib/forms/use-changed-fields.ts";
import { useDraft } from "../../../lib/forms/use-draft.ts";
import { useFocusInvalid } from "../../../lib/forms/use-focus-invalid.ts";
import { useSubmitOnce } from "../../../lib/forms/use-submit-once.ts";
import { jobFormErrors } from "./job-form-errors.ts";
import { CompanyFields, PayFields, PlaceFields, RoleFields, TermsFields } from "./job-form-fields.tsx";
import { NEW_JOB, valuesOf } from "./job-form-values.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useSaveJob } from "./use-save-job.ts";

/** Posts a new job, or changes the one given. The server judges what is in it. */
export function JobForm({ job }: { job?: Job }) {
  const t = useTranslations("jobs.form");
  const toast = useToast();
  const formRef = useRef<HTMLFormElement>(null);
  const opening = job ? valuesOf(job) : NEW_JOB;
  const draft = useDraft({ form: `job:${job?._id ?? "new"}`, opening, version: job?.updatedAt });
  const { values, change } = draft;
  const save = useSaveJob({
    job,
    onSaved: () => {
      draft.discard();
      toast.success(job ? t("updated") : t("created"));
    },
  });
  const { changed, onInput } = useChangedFields(save.error);
  const errors = jobFormErrors(save.error, t("failed"), changed);
  useFocusInvalid(formRef, save.error);
  useLeaveGuard({
    isDirty: draft.isUnsaved,
    finishSave: save.finish,
    survivesReload: draft.isKept,
    onLeave: draft.discard,
  });
  const send = useSubmitOnce(save);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send({ values, opening });
  }

  const parts = { values, change, errors };
  return (
    <form ref={formRef} onSubmit={submit} onInput={onInput} noValidate className="flex flex-col gap-5">
      {draft.restored && <DraftBanner onStartOver={draft.discard} />}
      <CardSection id="role" title={t("sections.role")}>
        <RoleFields {...parts} />
      </CardSection>
      <CardSection id="place" title={t("sections.place")} description={t("hints.country")}>
        <PlaceFields {...parts} />
      </CardSection>
      <CardSection id="pay" title={t("sections.pay")} description={t("hints.pay")}>
        <PayFields {...parts} />
      </CardSection>
      <CardSection id="company" title={t("sections.company")}>
        <CompanyFields {...parts} />
      </CardSection>
      <CardSection id="terms" title={t("sections.terms")}>
        <TermsFields {...parts} />
      </CardSection>
      <FormActions error={errors.summary}>
        <Link to="/dashboard" className={buttonStyles({ variant: "ghost" })}>
          {t("cancel")}
        </Link>
        <Button type="submit" pending={save.isPending}>
          {job ? t("save") : t("create")}
        </Button>
      </FormActions>
    </form>
  );
}
