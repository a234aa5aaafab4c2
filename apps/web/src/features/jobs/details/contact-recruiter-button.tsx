import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Button } from "@rolecall/ui/button";
import { MessageSquareIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { parseError } from "../../../lib/queries/errors.ts";
import { useOpenConversation } from "../../conversations/use-open-conversation.ts";
import { contactProblem } from "./contact-error.ts";

/** Opens the conversation with the recruiter about this job, a new one or the one there is. */
export function ContactRecruiterButton({ job }: { job: Job }) {
  const t = useTranslations("jobs.details");
  const conversation = useOpenConversation((cause) => {
    const error = parseError(cause);
    const problem = contactProblem(error);
    const own = t(`contactErrors.${problem}`);
    return problem === "other" ? (error.message ?? own) : own;
  });
  return (
    <Button
      variant="secondary"
      icon={<MessageSquareIcon aria-hidden />}
      pending={conversation.pending}
      onClick={() => conversation.open({ userId: job.recruiter._id, jobId: job._id })}
    >
      {t("contact")}
    </Button>
  );
}
