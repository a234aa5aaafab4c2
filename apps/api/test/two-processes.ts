import { openTestApi, type TestApi } from "./harness.ts";

export interface TwoProcesses {
  readonly api: TestApi;
  /** The second one, on the database of the first. */
  readonly other: TestApi;
  readonly close: () => Promise<void>;
}

/** Two servers on one database, neither with background work: what happens in one must reach the other. */
export async function openTwoProcesses(): Promise<TwoProcesses> {
  const api = await openTestApi({ withoutTasks: true });
  const other = await openTestApi({ withoutTasks: true, database: api.database });
  const close = async () => {
    await other[Symbol.asyncDispose]();
    await api[Symbol.asyncDispose]();
  };
  return { api, other, close };
}
