import type { Application } from "@rolecall/contracts/applications/schemas";
import { Button } from "@rolecall/ui/button";
import { Dialog, DialogBody } from "@rolecall/ui/dialog";
import { EmptyState } from "@rolecall/ui/states";
import { UserXIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ApplicantActions } from "./applicant-actions.tsx";
import { ApplicantAnalysis } from "./applicant-analysis.tsx";
import { ApplicantMenu } from "./applicant-menu.tsx";
import { ApplicantSteps } from "./applicant-steps.tsx";
import type { Neighbours } from "./order-applicants.ts";
import { useMarkSeen } from "./use-mark-seen.ts";
import { useShowAbove } from "./use-show-above.ts";

interface ApplicantDialogProps {
  application: Application | undefined;
  /** In the list as it is shown; none for one whom a search there leaves out. */
  neighbours: Neighbours | undefined;
  /** A dialog that lies above this one, whichever of the two is fetched first. */
  children: ReactNode;
}

/** Everything about one applicant. The address says whose details are open. */
export default function ApplicantDialog({ application, neighbours, children }: ApplicantDialogProps) {
  const t = useTranslations("applications.details");
  const showAbove = useShowAbove();
  useMarkSeen(application);
  const close = () => showAbove({ applicationId: undefined }, { replace: true });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={application?.candidate.name ?? t("missing")}
      description={application?.candidate.email}
      size="xl"
      actions={
        application && (
          <>
            {neighbours && <ApplicantSteps {...neighbours} />}
            <ApplicantMenu application={application} onDeleted={close} />
          </>
        )
      }
    >
      <DialogBody key={application?._id}>
        {application ? (
          <div className="flex flex-col gap-6">
            <ApplicantActions application={application} />
            <ApplicantAnalysis application={application} />
          </div>
        ) : (
          <EmptyState
            icon={<UserXIcon />}
            title={t("missingHint")}
            action={<Button onClick={close}>{t("missingBack")}</Button>}
          />
        )}
      </DialogBody>
      {children}
    </Dialog>
  );
}
