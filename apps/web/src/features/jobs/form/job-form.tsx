import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Button, buttonStyles } from "@rolecall/ui/button";
import { CardSection } from "@rolecall/ui/card";
import { useToast } from "@rolecall/ui/toaster";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { DraftBanner } from "../../../components/draft-banner.tsx";
import { FormActions } from "../../../components/form-actions.tsx";
import { useSubmitOnce } from "../../../lib/forms/use-submit-once.ts";
import { jobFormErrors } from "./job-form-errors.ts";
import { CompanyFields, PayFields, PlaceFields, RoleFields, TermsFields } from "./job-form-fields.tsx";
import { type JobFormValues, NEW_JOB, valuesOf } from "./job-form-values.ts";
import { useJobDraft } from "./use-job-draft.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useSaveJob } from "./use-save-job.ts";

/** Posts a new job, or changes the one given. The server judges what is in it. */
export function JobForm({ job }: { job?: Job }) {
  const t = useTranslations("jobs.form");
  const toast = useToast();
  const saved = useRef(false);
  const [opening] = useState(() => (job ? valuesOf(job) : NEW_JOB));
  const form = useForm<JobFormValues>({ defaultValues: opening });
  const draft = useJobDraft({ form, opening, job });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveJob({
    job,
    onSaved: () => {
      saved.current = true;
      draft.clear();
      toast.success(job ? t("updated") : t("created"));
    },
  });
  const errors = jobFormErrors(save.error, t("failed"));
  const { first } = errors;
  const { setFocus } = form;

  useLeaveGuard({
    isDirty: () => isDirty && !saved.current,
    finishSave: save.finish,
    survivesReload: draft.isKept,
    onLeave: draft.clear,
  });
  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);

  const send = useSubmitOnce(save);
  const submit = form.handleSubmit((values) => send({ values, dirty: dirtyFields }));
  const parts = { form, errors };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      {draft.restored && <DraftBanner onStartOver={draft.startOver} />}
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
