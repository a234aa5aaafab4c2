import { memo } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { PendingMessage } from "../outbox/pending-message.tsx";
import { MessageBubble } from "./message-bubble.tsx";
import { MessageTicks } from "./message-ticks.tsx";
import type { ThreadRow } from "./thread-rows.ts";

interface ThreadRowViewProps {
  row: ThreadRow;
  otherName: string;
  /** The newest own message says in words how far it has come. */
  spelled: boolean;
}

export const ThreadRowView = memo(function ThreadRowView({ row, otherName, spelled }: ThreadRowViewProps) {
  const t = useTranslations("conversations");
  const format = useFormatter();
  switch (row.kind) {
    case "day":
      return (
        <p className="flex justify-center px-gutter pt-5 pb-1">
          <span className="rounded-full bg-sunken px-3 py-0.5 text-xs font-medium text-muted">
            {format.dateTime(row.date, "fullDay")}
          </span>
        </p>
      );
    case "new":
      return (
        <p className="flex items-center gap-3 px-gutter pt-4 pb-1 text-xs font-semibold text-accent before:h-px before:flex-1 before:bg-accent/40 after:h-px after:flex-1 after:bg-accent/40 sm:px-5">
          {t("newMessages")}
        </p>
      );
    case "pending":
      return <PendingMessage entry={row.entry} leads={row.leads} />;
    case "message":
      return (
        <MessageBubble
          own={row.own}
          leads={row.leads}
          author={row.own ? t("you") : otherName}
          text={row.message.content.text}
          meta={
            <>
              <time dateTime={row.message.createdAt}>
                {format.dateTime(new Date(row.message.createdAt), "time")}
              </time>
              {row.own && <MessageTicks status={row.message.status} spelled={spelled} />}
            </>
          }
        />
      );
  }
});
