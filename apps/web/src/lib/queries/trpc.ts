import type { AppRouter } from "@rolecall/api/router";
import { MAX_BATCH_CALLS } from "@rolecall/contracts/common/batch";
import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  splitLink,
  type TRPCClient,
  type TRPCLink,
} from "@trpc/client";
import { observable, tap } from "@trpc/server/observable";
import { createTRPCContext, type TRPCOptionsProxy } from "@trpc/tanstack-react-query";
import type { Leaving } from "../browser/leaving.ts";
import type { SessionStore } from "../session/session.ts";
import { sessionSocketLink } from "../session/session-socket.ts";
import type { AnswerPositions } from "./answer-positions.ts";
import { parseError } from "./errors.ts";
import { fetchAnswer } from "./fetch-answer.ts";
import { firstAnswersLink, type TakeFirstAnswer } from "./first-answers.ts";

const URL = "/api/trpc";

export type Client = TRPCClient<AppRouter>;
/** Query and mutation options of every procedure: `trpc.jobs.get.queryOptions({ id })`. */
export type Trpc = TRPCOptionsProxy<AppRouter>;

/** `useTRPC()` in components; loaders take the same object from the router's context. */
export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();

interface ClientOptions {
  session: SessionStore;
  leaving: Leaving;
  answers: AnswerPositions;
  /** What the page has asked for before the program was there. */
  takeFirstAnswer: TakeFirstAnswer;
  /** The server has refused the session that a call was made with. */
  onSessionRefused: () => void;
}

/** Subscriptions go over the WebSocket, files one by one, everything else in batches. */
export function createTrpcClient(options: ClientOptions): Client {
  const { session, leaving, answers, takeFirstAnswer } = options;
  async function tellWhoStays(failure: unknown): Promise<never> {
    if (leaving.now()) await leaving.over();
    throw failure;
  }
  const fetch: typeof fetchAnswer = (url, init) => {
    const answer = fetchAnswer(url, init).catch(tellWhoStays);
    answers.watch(answer);
    return answer;
  };
  const headers = () => {
    const current = session.get();
    return current ? { Authorization: `Bearer ${current.token}` } : {};
  };
  return createTRPCClient<AppRouter>({
    links: [
      refusalLink(options),
      firstAnswersLink(takeFirstAnswer, () => session.get()?.token),
      splitLink({
        condition: (op) => op.type === "subscription",
        true: sessionSocketLink({ session, path: URL }),
        false: splitLink({
          condition: (op) => op.input instanceof FormData,
          true: httpLink({ url: URL, headers, fetch }),
          false: httpBatchLink({
            url: URL,
            headers,
            fetch,
            maxURLLength: 2000,
            maxItems: MAX_BATCH_CALLS,
          }),
        }),
      }),
    ],
  });
}

/**
 * Notices a refused session, unless it has been replaced since the call was made, or is being logged out
 * of or deleted with its account: then the live connection is refused before that itself is answered.
 */
function refusalLink({ session, onSessionRefused }: ClientOptions): TRPCLink<AppRouter> {
  return () => {
    let leaving: string | undefined;
    return ({ next, op }) => {
      const token = session.get()?.token;
      const leaves = op.path === "auth.logout" || op.path === "users.deleteAccount";
      if (leaves) leaving = token;
      const noticeRefusal = (error: unknown) => {
        if (parseError(error).code !== "UNAUTHENTICATED" || token === undefined || token === leaving) return;
        if (session.get()?.token === token) onSessionRefused();
      };
      return observable((observer) =>
        next(op)
          .pipe(
            tap({
              error: (error) => {
                // It was not deleted; a logout ends the session here all the same.
                if (op.path === "users.deleteAccount") leaving = undefined;
                noticeRefusal(error);
              },
            }),
          )
          .subscribe(observer),
      );
    };
  };
}
