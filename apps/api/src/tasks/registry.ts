import type { Dependencies } from "../dependencies.ts";
import type { TaskDefinition } from "./define-task.ts";

/** What a handler file exports. */
export interface TaskHandler<P extends object> {
  /** Does the work. It may run more than once for one task, so it must come to the same end each time. */
  readonly run: (deps: Dependencies, payload: P, signal: AbortSignal) => Promise<void>;
  /** Called once when no attempt is left, to say so on the domain row. */
  readonly fail?: (deps: Dependencies, payload: P, error: unknown) => Promise<void>;
}

/** A task with its handler, the payload's type checked at the border and forgotten behind it. */
export interface RegisteredTask {
  readonly definition: Omit<TaskDefinition<object>, "payload">;
  readonly run: (deps: Dependencies, payload: unknown, signal: AbortSignal) => Promise<void>;
  readonly fail: (deps: Dependencies, payload: unknown, error: unknown) => Promise<void>;
}

/** Joins a definition to its handler, which is loaded when the first task of its kind runs. */
export function registerTask<P extends object>(
  definition: TaskDefinition<P>,
  load: () => Promise<TaskHandler<P>>,
): RegisteredTask {
  return {
    definition,
    run: async (deps, payload, signal) =>
      (await load()).run(deps, definition.payload.parse(payload ?? {}), signal),
    fail: async (deps, payload, error) =>
      (await load()).fail?.(deps, definition.payload.parse(payload ?? {}), error),
  };
}
