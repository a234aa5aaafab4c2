import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { isTransient, parseError } from "../../../lib/queries/errors.ts";
import type { Client } from "../../../lib/queries/trpc.ts";
import { retryDelayMs } from "../../../lib/session/session-socket.ts";
import { levelTicks, mergeMessages, newestHole, pageOf, type Thread, tailOf } from "./thread.ts";

const LARGEST_PAGE = 200;
/** A hole larger than this many pages is not worth filling: its older side is let go. */
const MOST_FILLING_PAGES = 5;

interface ThreadSource {
  client: Client;
  queryClient: QueryClient;
  conversationId: string;
  userId: string;
}

export function threadKey(conversationId: string) {
  return ["thread", conversationId] as const;
}

/** The newest messages, joined with what the cache holds already. */
export function threadQuery(source: ThreadSource) {
  const { client, conversationId: id } = source;
  return queryOptions({
    queryKey: threadKey(id),
    queryFn: async ({ signal }): Promise<Thread> => {
      const { messages } = await client.conversations.messages.query({ id }, { signal });
      let thread = join(source, messages);
      for (let page = 0; page < MOST_FILLING_PAGES; page++) {
        const hole = newestHole(thread);
        if (hole === undefined) break;
        const filling = await fetchPageWith(source, { seq: hole, lastSeq: thread.at(-1)?.seq ?? 0 });
        thread = join(source, [...thread, ...filling]);
      }
      return tailOf(thread);
    },
    // A list that does not load is asked for again without a word.
    retry: (failures, error) => failures < 60 && isTransient(parseError(error)),
    retryDelay: retryDelayMs,
    refetchOnWindowFocus: "always",
  });
}

/** Loads the messages before the oldest one known into the cache. */
export async function loadOlder(source: ThreadSource): Promise<void> {
  const key = threadKey(source.conversationId);
  const thread = source.queryClient.getQueryData<Thread>(key) ?? [];
  const [oldest] = thread;
  if (!oldest || oldest.seq <= 1) return;
  const older = await fetchPageWith(source, { seq: oldest.seq - 1, lastSeq: thread.at(-1)?.seq ?? 0 });
  source.queryClient.setQueryData<Thread>(
    key,
    (now) => now && levelTicks(mergeMessages(now, older), source.userId),
  );
}

/**
 * The page that holds a message. Pages are counted back from the newest, so one that arrives meanwhile
 * shifts them: then what came back tells by how much, and the page is asked for once more.
 */
async function fetchPageWith(source: ThreadSource, wanted: { seq: number; lastSeq: number }) {
  const { client, conversationId: id } = source;
  const limit = LARGEST_PAGE;
  let { lastSeq } = wanted;
  for (let attempt = 0; ; attempt++) {
    const page = pageOf(wanted.seq, { lastSeq, limit });
    const { messages } = await client.conversations.messages.query({ id, page, limit });
    if (attempt === 3 || messages.some(({ seq }) => seq === wanted.seq)) return messages;
    lastSeq = (messages.at(-1)?.seq ?? 0) + (page - 1) * limit;
  }
}

function join({ queryClient, conversationId, userId }: ThreadSource, messages: Thread): Thread {
  const known = queryClient.getQueryData<Thread>(threadKey(conversationId)) ?? [];
  return levelTicks(mergeMessages(known, messages), userId);
}
