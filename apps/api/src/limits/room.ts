interface RoomOptions {
  readonly ofAll: number;
  /** What one may hold while nobody else holds any. */
  readonly ofOne: number;
  readonly onFull: (whose: "all" | "one") => Error;
}

/** Something that is held for a while, such as space on a disk, of which there is so much and no more. */
export interface Room {
  /**
   * Takes so much of it, which is given back by calling what this returns.
   * @throws what `onFull` makes
   */
  readonly enter: (key: string, weight?: number) => () => void;
}

/**
 * Whoever holds nothing yet gets what is there. Whoever holds some gets more in proportion to what stays free: the
 * more is taken, the smaller the shares, so that a few cannot fill it, however much each wants.
 */
export function createRoom({ ofAll, ofOne, onFull }: RoomOptions): Room {
  const holdings = new Map<string, number>();
  let held = 0;

  function add(key: string, change: number): void {
    held += change;
    const holding = (holdings.get(key) ?? 0) + change;
    if (holding === 0) holdings.delete(key);
    else holdings.set(key, holding);
  }

  return {
    enter: (key, weight = 1) => {
      const holding = holdings.get(key);
      const free = ofAll - held - weight;
      // One alone comes to `ofOne` exactly.
      const hasShare = holding === undefined || (holding + weight) * (ofAll - ofOne) <= ofOne * free;
      if (weight > ofOne || !hasShare) throw onFull("one");
      if (free < 0) throw onFull("all");
      add(key, weight);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        add(key, -weight);
      };
    },
  };
}
