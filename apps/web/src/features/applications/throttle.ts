/**
 * Calls `run` at most once per `waitMs`: at once when it has been quiet, and once more at the end of a
 * burst, so that the last call of a burst is never lost.
 */
export function throttle(run: () => void, waitMs: number): () => void {
  let waiting = false;
  let again = false;
  function fire() {
    run();
    again = false;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      if (again) fire();
    }, waitMs);
  }
  return () => {
    if (waiting) again = true;
    else fire();
  };
}
