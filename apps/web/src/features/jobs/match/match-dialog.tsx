import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Dialog, DialogBody } from "@rolecall/ui/dialog";
import { useTranslations } from "use-intl";
import { MatchDetails } from "./match-details.tsx";

interface MatchDialogProps {
  job: Job;
  onClose: () => void;
}

/** Why a job is recommended, without leaving the list. */
export default function MatchDialog({ job, onClose }: MatchDialogProps) {
  const t = useTranslations("jobs.why");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={job.title}
      size="lg"
    >
      <DialogBody>
        <MatchDetails jobId={job._id} />
      </DialogBody>
    </Dialog>
  );
}
