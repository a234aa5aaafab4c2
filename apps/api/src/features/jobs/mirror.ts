interface MirrorOptions<Row> {
  /** All rows, a few at a time. */
  readonly readAll: () => AsyncIterable<readonly Row[]>;
  readonly find: (id: string) => Promise<Row | undefined>;
  readonly idOf: (row: Row) => string;
  readonly table: {
    readonly set: (row: Row) => void;
    readonly delete: (id: string) => void;
    readonly ids: () => Iterable<string>;
  };
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
export function createMirror<Row>({ readAll, find, idOf, table }: MirrorOptions<Row>): Mirror {
  /** Rows that changed while a load is under way: what the load reads of them may be older. */
  const touched = new Set<string>();
  const rereading = new Map<string, Promise<void>>();
  let loading = Promise.resolve();

  async function load(): Promise<void> {
    touched.clear();
    const seen = new Set<string>();
    for await (const rows of readAll()) {
      for (const row of rows) {
        const id = idOf(row);
        seen.add(id);
        if (!touched.has(id)) table.set(row);
      }
    }
    for (const id of [...table.ids()]) if (!seen.has(id) && !touched.has(id)) table.delete(id);
  }

  async function reread(id: string): Promise<void> {
    const row = await find(id);
    if (row === undefined) table.delete(id);
    else table.set(row);
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
