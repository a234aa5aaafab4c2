import { type ReactNode, useEffect, useState } from "react";
import type { AnswerPositions } from "../../lib/queries/answer-positions.ts";
import { useTRPCClient } from "../../lib/queries/trpc.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { followEvents } from "./follow-events.ts";
import { createLiveHub } from "./live-hub.ts";
import { createLiveSource } from "./live-source.ts";
import { LiveContext } from "./use-live.ts";

interface LiveProviderProps {
  /** Of what is read by the same client. */
  answers: AnswerPositions;
  children: ReactNode;
}

/** Follows the live events of whoever is logged in, one stream per tab. */
export function LiveProvider({ answers, children }: LiveProviderProps) {
  const [hub] = useState(createLiveHub);
  const client = useTRPCClient();
  const session = useSession();
  const token = session?.token;
  const userId = session?.userId;
  const suspended = session?.suspended;

  useEffect(() => {
    // The token decides which connection is used; a new one means a new stream.
    if (token === undefined || userId === undefined || suspended) return;
    const source = createLiveSource(client);
    return followEvents({ source, hub, answers, userId, storage: sessionStorage });
  }, [client, hub, answers, token, userId, suspended]);

  return <LiveContext value={hub}>{children}</LiveContext>;
}
