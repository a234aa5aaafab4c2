export interface MirrorOptions<Row, Value> {
  /** All rows, a few at a time. */
  readonly readAll: () => AsyncIterable<readonly Row[]>;
  readonly find: (id: string) => Promise<Row | undefined>;
  readonly idOf: (row: Row) => string;
  /** What the table keeps of a row. */
  readonly compile: (row: Row) => Value;
  readonly table: {
    readonly set: (id: string, value: Value) => void;
    readonly delete: (id: string) => void;
    readonly ids: () => Iterable<string>;
  };
  /** Ends a load that is under way, which fails with its reason. */
  readonly signal: AbortSignal;
}

export interface Mirror {
  /** Reads everything anew; what is no longer there goes. */
  readonly reload: () => Promise<void>;
  /** Reads one row anew. */
  readonly refresh: (id: string) => Promise<void>;
  /** Resolves when all that was asked for so far has been read; failed reads too have ended then. */
  readonly settled: () => Promise<void>;
}

/** Keeps a table in memory the same as the rows it mirrors, however reads and writes overlap. */
export function createMirror<Row, Value>(options: MirrorOptions<Row, Value>): Mirror {
  const { readAll, find, idOf, compile, table, signal } = options;
  /** Rows that changed while a load is under way: what the load reads of them may be older. */
  const touched = new Set<string>();
  const rereading = new Map<string, Promise<void>>();
  let loading = Promise.resolve();

  async function load(): Promise<void> {
    touched.clear();
    const seen = new Set<string>();
    for await (const rows of readAll()) {
      signal.throwIfAborted();
      for (const row of rows) {
        const id = idOf(row);
        seen.add(id);
        if (!touched.has(id)) table.set(id, compile(row));
      }
    }
    for (const id of [...table.ids()]) if (!seen.has(id) && !touched.has(id)) table.delete(id);
  }

  async function reread(id: string): Promise<void> {
    const row = await find(id);
    if (row === undefined) table.delete(id);
    else table.set(id, compile(row));
  }

  return {
    reload: () => {
      loading = loading.catch(() => {}).then(load);
      return loading;
    },
    // One after the other for each row: of two reads at once the older might be stored last.
    refresh: async (id) => {
      touched.add(id);
      const before = rereading.get(id) ?? Promise.resolve();
      const read = before.catch(() => {}).then(() => reread(id));
      rereading.set(id, read);
      try {
        await read;
      } finally {
        if (rereading.get(id) === read) rereading.delete(id);
      }
    },
    settled: async () => {
      await Promise.allSettled([loading, ...rereading.values()]);
    },
  };
}
