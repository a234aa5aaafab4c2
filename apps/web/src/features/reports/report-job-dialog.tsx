import type { Job } from "@rolecall/contracts/jobs/schemas";
import { JOB_REPORT_REASONS } from "@rolecall/contracts/reports/enums";
import { useTranslations } from "use-intl";
import { useTRPCClient } from "../../lib/queries/trpc.ts";
import { ReportForm } from "./report-form.tsx";

export default function ReportJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const t = useTranslations("reports.job");
  const client = useTRPCClient();
  return (
    <ReportForm
      title={t("title")}
      description={job.title}
      privacy={t("privacy")}
      reasons={JOB_REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      send={(words) => client.reports.job.mutate({ jobId: job._id, ...words })}
      onClose={onClose}
    />
  );
}
