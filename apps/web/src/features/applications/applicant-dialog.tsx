import type { Application } from "@rolecall/contracts/applications/schemas";
import { Dialog, DialogBody } from "@rolecall/ui/dialog";
import { EmptyState } from "@rolecall/ui/states";
import { useNavigate } from "@tanstack/react-router";
import { UserXIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { ApplicantActions } from "./applicant-actions.tsx";
import { ApplicantAnalysis } from "./applicant-analysis.tsx";

/** Everything about one applicant. The address says whose details are open. */
export default function ApplicantDialog({ application }: { application: Application | undefined }) {
  const t = useTranslations("applications.details");
  const navigate = useNavigate({ from: "/applicants/$jobId" });
  const close = () =>
    void navigate({
      search: ({ applicationId: _, ...rest }) => rest,
      replace: true,
      resetScroll: false,
    });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={application?.candidate.name ?? t("missing")}
      description={application?.candidate.email}
      size="xl"
    >
      <DialogBody>
        {application ? (
          <div className="flex flex-col gap-6">
            <ApplicantActions application={application} onDeleted={close} />
            <ApplicantAnalysis key={application._id} application={application} />
          </div>
        ) : (
          <EmptyState icon={<UserXIcon />} title={t("missing")}>
            {t("missingHint")}
          </EmptyState>
        )}
      </DialogBody>
    </Dialog>
  );
}
