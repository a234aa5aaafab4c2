import type { Database } from "../client.ts";

/**
 * Deletes every row, while sequences go on: for a file whose tests need nothing but to begin with no rows,
 * some twenty times as fast as a database for each of them.
 */
export async function emptyDatabase({ sql }: Database): Promise<void> {
  // Tables first whose rows keep others from being deleted. A TRUNCATE of them all takes far longer.
  await sql`
    do $$ declare name regclass; begin
      for name in select oid from pg_class t where relnamespace = 'public'::regnamespace and relkind = 'r'
        order by exists (select from pg_constraint where conrelid = t.oid and contype = 'f' and confdeltype = 'a') desc
      loop execute format('delete from %s', name); end loop;
    end $$`;
}
