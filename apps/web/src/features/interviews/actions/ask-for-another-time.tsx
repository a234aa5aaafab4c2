import { Button } from "@rolecall/ui/button";
import { MessageSquareIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { isolate } from "../../../lib/isolate.ts";
import { useErrorText } from "../../../lib/queries/use-error-text.ts";
import { useOpenConversation } from "../../conversations/use-open-conversation.ts";

interface AskForAnotherTimeProps {
  recruiter: { readonly id: string; readonly name: string };
  jobId: string | null;
}

/** For a candidate who would come at another time: only the recruiter can move an interview. */
export function AskForAnotherTime({ recruiter, jobId }: AskForAnotherTimeProps) {
  const t = useTranslations("interviews.cancel");
  const conversation = useOpenConversation(useErrorText());
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="text-sm text-muted">{t("move", { name: isolate(recruiter.name) })}</p>
      <Button
        variant="secondary"
        size="sm"
        icon={<MessageSquareIcon aria-hidden />}
        pending={conversation.pending}
        onClick={() => conversation.open({ userId: recruiter.id, jobId })}
      >
        {t("askToMove")}
      </Button>
    </div>
  );
}
