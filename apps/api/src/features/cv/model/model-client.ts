import { createOpenAI } from "@ai-sdk/openai";
import { generateText, Output } from "ai";
import type { Logger } from "pino";
import type { z } from "zod";
import type { ModelConfig } from "../../../config.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";

/** For one question, retries included: a person may be waiting for the answer. */
const TIME_LIMIT_MS = 15_000;
const RETRIES = 1;
const FAILURES_BEFORE_REST = 3;
const REST_MS = 60_000;
const MAX_ANSWER_TOKENS = 2_000;

interface Question<T extends z.ZodType> {
  /** What the answer is for: it stands in the log beside its cost. */
  readonly purpose: string;
  readonly instructions: string;
  readonly material: string;
  readonly answer: T;
}

/** A language model, if the host has set one up. It never throws: no answer is undefined. */
export interface ModelClient {
  readonly ask: <T extends z.ZodType>(question: Question<T>) => Promise<z.infer<T> | undefined>;
}

interface ModelClientOptions {
  readonly config: ModelConfig;
  readonly log: Logger;
  readonly now?: () => number;
  readonly timeLimitMs?: number;
}

/** Speaks to any server with OpenAI's responses or chat interface, through the AI SDK. */
export function createModelClient(options: ModelClientOptions): ModelClient {
  const { config, log, now = Date.now, timeLimitMs = TIME_LIMIT_MS } = options;
  // A provider object, always: a bare model name would go to a hosted gateway.
  const provider = createOpenAI({
    apiKey: config.apiKey,
    ...(config.baseUrl === undefined ? {} : { baseURL: config.baseUrl }),
  });
  const model = config.api === "chat" ? provider.chat(config.model) : provider.responses(config.model);
  const breaker = createCircuitBreaker({ failures: FAILURES_BEFORE_REST, restMs: REST_MS, now });

  return {
    ask: async ({ purpose, instructions, material, answer }) => {
      if (breaker.isOpen()) return undefined;
      const started = now();
      try {
        const result = await generateText({
          model,
          instructions,
          prompt: material,
          output: Output.object({ schema: answer }),
          maxRetries: RETRIES,
          maxOutputTokens: MAX_ANSWER_TOKENS,
          abortSignal: AbortSignal.timeout(timeLimitMs),
        });
        const parsed = answer.parse(result.output);
        breaker.succeed();
        const { inputTokens, outputTokens } = result.usage;
        log.info(
          { purpose, model: config.model, inputTokens, outputTokens, ms: now() - started },
          "model answered",
        );
        return parsed;
      } catch (error) {
        breaker.fail();
        log.warn(
          { err: describe(error), purpose, model: config.model, ms: now() - started },
          "model gave no answer",
        );
        return undefined;
      }
    },
  };
}

/** Name and sentence alone: the error itself holds the prompt, which is somebody's CV. */
function describe(error: unknown): { name: string; message: string } {
  return error instanceof Error
    ? { name: error.name, message: error.message.slice(0, 200) }
    : { name: "unknown", message: "" };
}
