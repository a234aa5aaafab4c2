import { LIVE_POSITION_HEADER } from "@rolecall/contracts/live/position";

/**
 * Where the log of live events stood when what the page holds was read. A stream that begins at the oldest of these
 * places misses nothing of what is shown, and nothing has to be read twice for that.
 */
export interface AnswerPositions {
  /** Notes what the answer to a read says of itself. */
  watch: (answer: Promise<unknown>) => void;
  /** Of all that has been asked for by now; undefined where the server does not say it. Waits for what is under way. */
  oldest: () => Promise<number | undefined>;
  /** Of what was read nothing is held any more. */
  reset: () => void;
}

export function createAnswerPositions(): AnswerPositions {
  const underWay = new Set<Promise<void>>();
  let oldest: number | undefined;

  function note(answer: unknown) {
    if (!(answer instanceof Response)) return;
    const position = answer.headers.get(LIVE_POSITION_HEADER);
    if (position !== null) oldest = Math.min(Number(position), oldest ?? Number.POSITIVE_INFINITY);
  }

  return {
    watch(answer) {
      const noted = answer.then(note, () => {}).finally(() => underWay.delete(noted));
      underWay.add(noted);
    },
    async oldest() {
      await Promise.all(underWay);
      return oldest;
    },
    reset() {
      oldest = undefined;
    },
  };
}
