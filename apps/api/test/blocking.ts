import type { TestApi } from "./harness.ts";
import type { Person } from "./people.ts";

export function block(api: TestApi, blocker: Person, { userId }: { userId: string }) {
  return api.call("POST", "/blocks", { token: blocker.token, body: { userId } });
}
export function unblock(api: TestApi, blocker: Person, { userId }: { userId: string }) {
  return api.call("DELETE", `/blocks/${userId}`, { token: blocker.token });
}

/** Everything that is kept for a person: where nothing of another may arrive, this stays the same. */
export async function heardBy(api: TestApi, { userId }: Person): Promise<string[]> {
  const { sql } = api.database;
  const rows = await sql<{ what: string }[]>`
    select 'event ' || type || ' ' || payload as what from live_events where user_id = ${userId}
    union all select 'notification ' || title || ': ' || message from notifications where user_id = ${userId}
    order by 1`;
  return rows.map(({ what }) => what);
}
