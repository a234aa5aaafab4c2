import { type SQL, sql } from "drizzle-orm";

/** Ids as one parameter, for `= any(…)`: each of hundreds would be looked at several times on its way to the database. */
export function uuidArray(ids: readonly string[]): SQL {
  return sql`${`{${ids.join()}}`}::uuid[]`;
}
