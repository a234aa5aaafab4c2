import type { Conversation } from "@rolecall/contracts/conversations/schemas";
import { USER_REPORT_REASONS } from "@rolecall/contracts/reports/enums";
import { useTranslations } from "use-intl";
import { useTRPCClient } from "../../lib/queries/trpc.ts";
import { ReportForm } from "./report-form.tsx";

interface ReportUserDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/** Reports the other of a conversation. */
export default function ReportUserDialog({ conversation, onClose }: ReportUserDialogProps) {
  const t = useTranslations("reports.user");
  const client = useTRPCClient();
  const { id: conversationId, otherUser, context } = conversation;
  const { _id: userId, name } = otherUser;
  return (
    <ReportForm
      title={t("title", { name })}
      description={context.jobId?.title ?? ""}
      privacy={t("privacy", { name })}
      reasons={USER_REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      send={(words) => client.reports.user.mutate({ userId, conversationId, ...words })}
      onClose={onClose}
    />
  );
}
