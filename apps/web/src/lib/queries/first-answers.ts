import type { AppRouter } from "@rolecall/api/router";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { fieldsOf } from "../parse-json.ts";
import type { AnswerPositions } from "./answer-positions.ts";

/** What was asked for is old by then: the screen has other questions. */
const TAKEN_WITHIN_MS = 10_000;

/** Gives away the answer to a call that was asked for before the program was there, once; undefined where there is none. */
export type TakeFirstAnswer = (
  call: { path: string; input: unknown },
  token: string | undefined,
) => Promise<unknown> | undefined;

/**
 * The answers that `public/first-paint.js` has asked for in one request: `window.firstAnswers` has the token they were
 * asked with, the calls by procedure and input, and what `fetch` has returned.
 */
export function readFirstAnswers(
  page: object,
  positions: Pick<AnswerPositions, "watch">,
  now = () => Date.now(),
): TakeFirstAnswer {
  const { token: askedWith, keys, answers } = fieldsOf(fieldsOf(page).firstAnswers);
  if (!Array.isArray(keys) || !(answers instanceof Promise)) return () => undefined;
  positions.watch(answers);
  const body = answers.then(bodyOf).catch(() => undefined);
  const waiting = new Map(keys.map((key: unknown, index) => [key, index]));
  const until = now() + TAKEN_WITHIN_MS;
  return ({ path, input }, token) => {
    const key = input === undefined ? path : `${path} ${JSON.stringify(input)}`;
    const index = waiting.get(key);
    waiting.delete(key);
    if (index === undefined || token === undefined || token !== askedWith || now() > until) return undefined;
    return body.then((results) => (Array.isArray(results) ? dataOf(results[index]) : undefined));
  };
}

async function bodyOf(response: unknown): Promise<unknown> {
  if (!(response instanceof Response)) return undefined;
  // A refusal, too, is read to its end: until then the browser counts it as under way.
  const body: unknown = await response.json();
  return response.ok ? body : undefined;
}

/** Undefined for whatever is no result. */
function dataOf(result: unknown): unknown {
  return fieldsOf(fieldsOf(result).result).data;
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
