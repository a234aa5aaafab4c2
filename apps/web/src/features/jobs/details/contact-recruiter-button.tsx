import type { Job } from "@rolecall/contracts/jobs/schemas";
import { Button } from "@rolecall/ui/button";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { MessageSquareIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { parseError } from "../../../lib/queries/errors.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { contactProblem } from "./contact-error.ts";

/** Opens the conversation with the recruiter about this job, a new one or the one there is. */
export function ContactRecruiterButton({ job }: { job: Job }) {
  const t = useTranslations("jobs.details");
  const trpc = useTRPC();
  const toast = useToast();
  const navigate = useNavigate();
  const open = useMutation(
    trpc.conversations.open.mutationOptions({
      onSuccess: ({ conversationId }) => navigate({ to: "/messages", search: { conversationId } }),
      onError: (cause) => {
        const error = parseError(cause);
        const problem = contactProblem(error);
        const own = t(`contactErrors.${problem}`);
        toast.error(problem === "other" ? (error.message ?? own) : own);
      },
    }),
  );
  return (
    <Button
      variant="secondary"
      icon={<MessageSquareIcon aria-hidden />}
      pending={open.isPending}
      onClick={() => open.mutate({ userId: job.recruiter._id, context: { jobId: job._id } })}
    >
      {t("contact")}
    </Button>
  );
}
