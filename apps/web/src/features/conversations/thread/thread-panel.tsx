import type { Conversation } from "@rolecall/contracts/conversations/schemas";
import { ErrorState } from "@rolecall/ui/states";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MessageCircleIcon } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useTRPCClient } from "../../../lib/queries/trpc.ts";
import { useErrorText } from "../../../lib/queries/use-error-text.ts";
import { BlockedLine } from "../../blocks/blocked-line.tsx";
import { usePending } from "../outbox/outbox-context.ts";
import { PrintProgress } from "../print/print-progress.tsx";
import { usePrintThread } from "../print/use-print-thread.ts";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";
import { firstUnreadSeq, olderCount, type Thread } from "./thread.ts";
import { ThreadHeader } from "./thread-header.tsx";
import { threadQuery } from "./thread-query.ts";
import { buildThreadRows } from "./thread-rows.ts";
import { ThreadSkeleton } from "./thread-skeleton.tsx";
import { useAttention } from "./use-attention.ts";
import { useMarkRead } from "./use-mark-read.ts";
import { useOlderMessages } from "./use-older-messages.ts";

/** So many failed attempts are kept quiet about before the screen says something. */
const QUIET_FAILURES = 3;
const NONE: Thread = [];

interface ThreadPanelProps {
  conversation: Conversation;
  userId: string;
}

/** One conversation: who, what was said, what to say. Mounted anew for each conversation. */
export function ThreadPanel({ conversation, userId }: ThreadPanelProps) {
  const t = useTranslations("conversations");
  const errorText = useErrorText();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const { id, otherUser } = conversation;
  const query = useQuery(threadQuery({ client, queryClient, conversationId: id, userId }));
  const thread = query.data ?? NONE;
  const pending = usePending(id);
  const attended = useAttention();
  const unreadSeq = firstUnreadSeq(thread, userId);
  const [newFromSeq, setNewFromSeq] = useNewLine(unreadSeq, attended, query.isSuccess);
  const rows = useMemo(
    () => buildThreadRows({ thread, pending, userId, newFromSeq }),
    [thread, pending, userId, newFromSeq],
  );
  const older = useOlderMessages(id, userId);
  const print = usePrintThread(id, userId);
  const loadOlder = useCallback(() => void older.load(), [older.load]);
  useMarkRead({
    conversationId: id,
    userId,
    seenSeq: thread.at(-1)?.seq ?? 0,
    due: attended && query.isSuccess && (unreadSeq !== undefined || conversation.unreadCount > 0),
  });

  const failed = query.data === undefined && query.failureCount >= QUIET_FAILURES;
  return (
    <section
      aria-label={t("conversationWith", { name: otherUser.name })}
      className="flex min-h-0 min-w-0 flex-1 flex-col"
    >
      <ThreadHeader conversation={conversation} onPrint={print.start} />
      {print.progress && <PrintProgress progress={print.progress} onStop={print.stop} />}
      {failed ? (
        <div className="min-h-0 flex-1 overflow-y-auto bg-canvas p-4">
          <ErrorState title={t("threadLoadFailed")} onRetry={() => void query.refetch()}>
            {errorText(query.failureReason)}
          </ErrorState>
        </div>
      ) : query.data === undefined && pending.length === 0 ? (
        <ThreadSkeleton />
      ) : rows.length === 0 ? (
        <NothingSaid otherName={otherUser.name} />
      ) : (
        <MessageList
          rows={rows}
          otherName={otherUser.name}
          olderCount={olderCount(thread)}
          loadingOlder={older.loading}
          onLoadOlder={loadOlder}
        />
      )}
      <IncomingAnnouncer thread={thread} userId={userId} otherName={otherUser.name} />
      <Answer conversation={conversation} userId={userId} onSend={() => setNewFromSeq(undefined)} />
    </section>
  );
}

function NothingSaid({ otherName }: { otherName: string }) {
  const t = useTranslations("conversations");
  return (
    <div className="grid min-h-0 flex-1 place-items-center bg-canvas px-6 text-center text-balance text-muted">
      <p className="flex flex-col items-center gap-3">
        <MessageCircleIcon aria-hidden className="size-8 text-faint" />
        {t("threadEmpty", { name: otherName })}
      </p>
    </div>
  );
}

/** Where an answer is written, or why none can be. */
function Answer({ conversation, userId, onSend }: ThreadPanelProps & { onSend: () => void }) {
  const t = useTranslations("conversations");
  const { id, otherUser, closed, unavailable, blocked } = conversation;
  if (closed || unavailable)
    return (
      <p
        role="status"
        className="border-t border-line bg-surface px-gutter py-4 text-center text-sm text-muted"
      >
        {t(closed ? "closed" : "unavailable")}
      </p>
    );
  if (blocked) return <BlockedLine member={otherUser} />;
  return <Composer conversationId={id} userId={userId} otherName={otherUser.name} onSend={onSend} />;
}

/**
 * Where the "new" line stands: before what was unread on opening, later before the first message that
 * comes while nobody looks. Reading does not take it away, an answer does.
 */
function useNewLine(unreadSeq: number | undefined, attended: boolean, loaded: boolean) {
  const [seq, setSeq] = useState<number>();
  const [opened, setOpened] = useState(false);
  if (loaded && !opened) {
    setOpened(true);
    setSeq(unreadSeq);
  } else if (opened && !attended && unreadSeq !== undefined && (seq === undefined || unreadSeq > seq)) {
    setSeq(unreadSeq);
  }
  return [seq, setSeq] as const;
}

/** Reads out what comes in while the thread is open, and nothing of what was there before. */
function IncomingAnnouncer({
  thread,
  userId,
  otherName,
}: {
  thread: Thread;
  userId: string;
  otherName: string;
}) {
  const t = useTranslations("conversations");
  const last = thread.at(-1);
  const [start, setStart] = useState<number>();
  useEffect(() => {
    if (start === undefined && last) setStart(last.seq);
  }, [start, last]);
  const incoming = last && start !== undefined && last.seq > start && last.sender._id !== userId;
  return (
    <p role="status" className="sr-only">
      {incoming && t("incoming", { name: otherName, text: last.content.text })}
    </p>
  );
}
