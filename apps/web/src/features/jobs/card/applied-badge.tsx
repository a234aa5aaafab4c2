import { Badge } from "@rolecall/ui/badge";
import { SendIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { useMyApplication } from "../details/use-my-application.ts";

/** On a job that the candidate has applied to; nothing on any other. */
export function AppliedBadge({ jobId }: { jobId: string }) {
  const t = useTranslations("jobs");
  const { application } = useMyApplication(jobId);
  if (!application) return null;
  return (
    <Badge tone="accent" icon={<SendIcon aria-hidden />}>
      {t("applied")}
    </Badge>
  );
}
