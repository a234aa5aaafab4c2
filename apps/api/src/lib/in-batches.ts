/** Works through what is due, so many at a time, until a batch is not full or the work is to end; returns how much it was. */
export async function inBatches(
  size: number,
  work: (limit: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0;
  while (signal?.aborted !== true) {
    const done = await work(size);
    total += done;
    if (done < size) break;
  }
  return total;
}
