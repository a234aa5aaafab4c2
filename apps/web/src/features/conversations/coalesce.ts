/** Gathers calls that come close together into one at the end of the wait. */
export function coalesce(run: () => void, waitMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      run();
    }, waitMs);
  };
}
