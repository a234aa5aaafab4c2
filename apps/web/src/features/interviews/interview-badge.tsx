import type { InterviewStatus } from "@rolecall/contracts/interviews/enums";
import { Badge } from "@rolecall/ui/badge";
import { useTranslations } from "use-intl";
import { statusTones } from "./interview-words.ts";

export function InterviewBadge({ status }: { status: InterviewStatus }) {
  const t = useTranslations("interviews.statuses");
  return (
    <Badge tone={statusTones[status]} className="shrink-0">
      {t(status)}
    </Badge>
  );
}
