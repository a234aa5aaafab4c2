import { Fifo } from "../lib/fifo.ts";

interface FairTurnsOptions {
  /** What all may hold together. */
  readonly capacity: number;
  /** What those of one key may hold together; left out, as much as all. */
  readonly share?: number;
  /** How many may wait of all and of one key; one more is refused with `onFull`. Left out, any number. */
  readonly maxWaiting?: { readonly ofAll: number; readonly ofOne: number };
  readonly onFull?: (whose: "all" | "one") => Error;
}

export interface FairTurns {
  /**
   * Waits until there is room, and holds it until the function is called that this resolves with. What weighs more
   * than a share takes up the whole of one.
   */
  readonly take: (key: string, weight?: number) => Promise<() => void>;
  /** Does a piece of work when it is its turn, and gives the room back however it ends. */
  readonly run: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

interface Waiting {
  readonly weight: number;
  readonly start: () => void;
}

/**
 * Shares out room among keys, such as members: they take turns, so that whoever has sent one thing waits for one of
 * each other and not for all that somebody has sent before. Within a key the first comes first.
 */
export function createFairTurns(options: FairTurnsOptions): FairTurns {
  const { capacity, share = capacity, maxWaiting, onFull = () => new Error("Too many wait.") } = options;
  /** Whose turn is next comes first. */
  const queues = new Map<string, Fifo<Waiting>>();
  const holdings = new Map<string, number>();
  let held = 0;
  let waiting = 0;

  function hold(key: string, weight: number): void {
    held += weight;
    const holding = (holdings.get(key) ?? 0) + weight;
    if (holding === 0) holdings.delete(key);
    else holdings.set(key, holding);
  }

  function startNext(): void {
    for (const [key, queue] of queues) {
      const next = queue.first;
      if (next === undefined || (holdings.get(key) ?? 0) + next.weight > share) continue;
      // Nothing smaller overtakes it: else what is large might wait for ever.
      if (held + next.weight > capacity) return;
      queue.shift();
      waiting -= 1;
      // To the end of the round, where this loop comes to it again.
      queues.delete(key);
      if (queue.size > 0) queues.set(key, queue);
      hold(key, next.weight);
      next.start();
    }
  }

  function take(key: string, wanted = 1): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const weight = Math.min(wanted, share);
      const queue = queues.get(key) ?? new Fifo<Waiting>();
      const mustWait =
        queue.size > 0 || held + weight > capacity || (holdings.get(key) ?? 0) + weight > share;
      if (mustWait && maxWaiting !== undefined) {
        if (queue.size >= maxWaiting.ofOne) return reject(onFull("one"));
        if (waiting >= maxWaiting.ofAll) return reject(onFull("all"));
      }
      let released = false;
      const release = () => {
        if (released) return;
        released = true;
        hold(key, -weight);
        startNext();
      };
      queue.push({ weight, start: () => resolve(release) });
      queues.set(key, queue);
      waiting += 1;
      startNext();
    });
  }

  return {
    take,
    run: async (key, work) => {
      const release = await take(key);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
