import type { AppRouter } from "@rolecall/api/router";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { fieldsOf } from "../parse-json.ts";

/** What was asked for is old by then: the screen has other questions. */
const TAKEN_WITHIN_MS = 10_000;

/** Gives away the answer to a call that was asked for before the program was there, once; undefined where there is none. */
export type TakeFirstAnswer = (
  call: { path: string; input: unknown },
  token: string | undefined,
) => Promise<unknown> | undefined;

/**
 * The answers that `public/first-paint.js` has asked for: `window.firstAnswers` has the token they were asked with,
 * and by procedure and input what `fetch` has returned.
 */
export function readFirstAnswers(page: object, now = () => Date.now()): TakeFirstAnswer {
  const { token: askedWith, answers } = fieldsOf(fieldsOf(page).firstAnswers);
  const waiting = new Map(Object.entries(fieldsOf(answers)));
  const until = now() + TAKEN_WITHIN_MS;
  return ({ path, input }, token) => {
    const key = input === undefined ? path : `${path} ${JSON.stringify(input)}`;
    const answer = waiting.get(key);
    waiting.delete(key);
    if (!(answer instanceof Promise) || token === undefined || token !== askedWith || now() > until)
      return undefined;
    return answer.then(dataOf).catch(() => undefined);
  };
}

/** Undefined for whatever is no result. */
async function dataOf(response: unknown): Promise<unknown> {
  if (!(response instanceof Response) || !response.ok) return undefined;
  const body: unknown = await response.json();
  return fieldsOf(fieldsOf(body).result).data;
}

/** Takes the first answers for those of the calls; what they do not hold, a refusal included, is asked for as ever. */
export function firstAnswersLink(
  take: TakeFirstAnswer,
  currentToken: () => string | undefined,
): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      const answer = op.type === "query" ? take(op, currentToken()) : undefined;
      if (answer === undefined) return next(op);
      return observable((observer) => {
        let subscription: { unsubscribe: () => void } | undefined;
        let ended = false;
        void answer.then((data) => {
          if (ended) return;
          if (data === undefined) {
            subscription = next(op).subscribe(observer);
            return;
          }
          observer.next({ result: { type: "data", data } });
          observer.complete();
        });
        return () => {
          ended = true;
          subscription?.unsubscribe();
        };
      });
    };
}
