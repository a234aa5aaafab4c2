/** Gathers calls that come close together into one at the end of the wait. */
export function coalesce(run: () => void, waitMs: number): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      run();
    }, waitMs);
  };
}
