import type { Db } from "./client.ts";

/**
 * Builds a query the first time it is asked for on a pool and keeps it: building costs several times
 * what running a small query does.
 */
export function preparedOnce<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>();
  return (db) => {
    const known = queries.get(db);
    if (known !== undefined) return known;
    const built = build(db);
    queries.set(db, built);
    return built;
  };
}
