import type { Conversation } from "@rolecall/contracts/conversations/schemas";
import { Avatar } from "@rolecall/ui/avatar";
import { CountBadge } from "@rolecall/ui/badge";
import { cx } from "@rolecall/ui/cx";
import { Link } from "@tanstack/react-router";
import { useFormatter, useNow, useTranslations } from "use-intl";
import { RoleBadge } from "../role-badge.tsx";

interface ConversationRowProps {
  conversation: Conversation;
  userId: string;
  selected: boolean;
}

export function ConversationRow({ conversation, userId, selected }: ConversationRowProps) {
  const t = useTranslations("conversations");
  const { otherUser, context, lastMessage, unreadCount, updatedAt } = conversation;
  const unread = unreadCount > 0;
  return (
    <Link
      to="/messages"
      search={{ conversationId: conversation.id }}
      // The router itself marks the link to where one is as the current page.
      className={cx(
        "flex gap-3 border-s-3 px-gutter py-3 focus-visible:outline-offset-[-2px]",
        selected
          ? "border-accent bg-accent-soft/60"
          : "border-transparent hover:bg-hover forced-colors:border-[Canvas]",
      )}
    >
      <span className="@max-[14rem]:hidden">
        <Avatar name={otherUser.name} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span
            dir="auto"
            data-name
            className={`min-w-0 flex-[1_1_8rem] truncate ${unread ? "font-bold" : "font-semibold"}`}
          >
            {otherUser.name}
          </span>
          <RowDate instant={lastMessage?.timestamp ?? updatedAt} />
        </span>
        <span className="mt-0.5 flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-muted">
          <RoleBadge role={otherUser.role} />
          <span dir="auto" data-name className="min-w-0 flex-[1_1_8rem] truncate">
            {context.jobId?.title}
          </span>
        </span>
        <span className="mt-1 flex items-center gap-2">
          <span
            className={`flex min-w-0 flex-1 gap-x-1 text-sm ${unread ? "font-semibold text-ink" : "text-faint"}`}
          >
            {lastMessage?.sender === userId && <span className="shrink-0">{t("fromYou")}</span>}
            {/* On its own, so that what is cut off is its end, whichever way it runs. */}
            <span dir="auto" className="min-w-0 flex-1 truncate text-start">
              {lastMessage === null ? t("noMessages") : lastMessage.content}
            </span>
          </span>
          {unread && (
            <>
              <CountBadge count={unreadCount} />
              <span className="sr-only">{t("unread", { count: unreadCount })}</span>
            </>
          )}
        </span>
      </span>
    </Link>
  );
}

/** The time of day for today, else the day; the year only where it is not this one. */
function RowDate({ instant }: { instant: string }) {
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  const date = new Date(instant);
  const today = date.toDateString() === now.toDateString();
  const thisYear = date.getFullYear() === now.getFullYear();
  return (
    <time dateTime={instant} className="ms-auto shrink-0 text-xs text-faint">
      {format.dateTime(date, today ? "time" : thisYear ? "dayOfYear" : "day")}
    </time>
  );
}
