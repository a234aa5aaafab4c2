import { useToast } from "@rolecall/ui/toaster";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useTRPCClient } from "../../../lib/queries/trpc.ts";
import { useErrorText } from "../../../lib/queries/use-error-text.ts";
import { hasOlder, type Thread } from "../thread/thread.ts";
import { loadOlder, threadKey } from "../thread/thread-query.ts";

/** Messages that are fetched for the paper: some hundred sheets, about as much as a browser lays out without stalling. */
export const MOST_PRINTED = 5_000;

export interface PrintProgress {
  /** Messages that are there. */
  readonly loaded: number;
  readonly wanted: number;
}

/**
 * Prints a conversation whole: what was said before is fetched first. The browser's own command cannot wait for that;
 * what is missing then is said on the paper (`paper-note.tsx`).
 */
export function usePrintThread(conversationId: string, userId: string) {
  const t = useTranslations("conversations.print");
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<PrintProgress>();
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const loaded = () => queryClient.getQueryData<Thread>(threadKey(conversationId)) ?? [];

  async function loadAll({ signal }: AbortController): Promise<void> {
    let before = -1;
    for (let thread = loaded(); isIncomplete(thread) && thread.length > before; thread = loaded()) {
      before = thread.length;
      setProgress({ loaded: before, wanted: Math.min(thread.at(-1)?.seq ?? 0, MOST_PRINTED) });
      await loadOlder({ client, queryClient, conversationId, userId });
      signal.throwIfAborted();
    }
  }

  async function start(): Promise<void> {
    if (running.current !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    try {
      await loadAll(controller);
      setProgress(undefined);
      // By then the menu is closed and the last messages are drawn.
      setTimeout(() => window.print());
    } catch (error) {
      if (!controller.signal.aborted) toast.error(t("failed", { reason: errorText(error) }));
    } finally {
      setProgress(undefined);
      running.current = undefined;
    }
  }

  return { start: () => void start(), stop, progress };
}

function isIncomplete(thread: Thread): boolean {
  return hasOlder(thread) && thread.length < MOST_PRINTED;
}
