import type { Conversation } from "@rolecall/contracts/conversations/schemas";
import { USER_REPORT_REASONS } from "@rolecall/contracts/reports/enums";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useTRPC } from "../../lib/queries/trpc.ts";
import { ReportForm } from "./report-form.tsx";

interface ReportUserDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/** Reports the other of a conversation. */
export default function ReportUserDialog({ conversation, onClose }: ReportUserDialogProps) {
  const t = useTranslations("reports.user");
  const report = useMutation(useTRPC().reports.user.mutationOptions());
  const { id: conversationId, otherUser, context } = conversation;
  const { _id: userId, name } = otherUser;
  return (
    <ReportForm
      title={t("title", { name })}
      description={context.jobId?.title ?? ""}
      privacy={t("privacy", { name })}
      reasons={USER_REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      send={(words) => report.mutateAsync({ userId, conversationId, ...words })}
      onClose={onClose}
    />
  );
}
