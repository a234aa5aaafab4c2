import postgres from "postgres";
import { type Cluster, SUPERUSER } from "./cluster.ts";
import { EmbeddedPostgresError } from "./error.ts";

/** The one database of a cluster. */
export const DATABASE = "rolecall";

const CONNECT_TIMEOUT_S = 5;
const INVALID_PASSWORD = "28P01";

/** A URL that holds the password of the cluster: not for logs. */
export function connectionUrl(cluster: Cluster, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/** Whether the server on this port answers, and is the one that the cluster's password belongs to. */
export async function answers(cluster: Cluster, port: number): Promise<boolean> {
  try {
    await withServer(cluster, port, (sql) => sql`select 1`);
    return true;
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === INVALID_PASSWORD)) return false;
    throw new EmbeddedPostgresError(
      `The database in ${cluster.dir} does not accept the password that is stored beside it.`,
      { cause },
    );
  }
}

/** Makes the database unless it is there. */
export async function ensureDatabase(cluster: Cluster, port: number, name: string): Promise<void> {
  await withServer(cluster, port, async (sql) => {
    const [found] = await sql`select 1 from pg_database where datname = ${name}`;
    if (found === undefined) await sql`create database ${sql(name)}`;
  });
}

async function withServer(
  cluster: Cluster,
  port: number,
  work: (sql: postgres.Sql) => PromiseLike<unknown>,
): Promise<void> {
  const url = connectionUrl(cluster, port, "postgres");
  const sql = postgres(url, { max: 1, connect_timeout: CONNECT_TIMEOUT_S, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
