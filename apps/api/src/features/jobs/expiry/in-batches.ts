/** Per transaction: it holds the jobs' rows and, at its end, the event log. */
const BATCH_SIZE = 100;

/** Works through what is due, one transaction after the other; returns how much it was. */
export async function inBatches(
  work: (limit: number) => Promise<number>,
  signal: AbortSignal | undefined,
): Promise<number> {
  let total = 0;
  while (signal?.aborted !== true) {
    const done = await work(BATCH_SIZE);
    total += done;
    if (done === 0) break;
  }
  return total;
}
