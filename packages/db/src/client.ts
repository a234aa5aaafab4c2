import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as schema from "./schema/index.ts";

type Schema = typeof schema;
export type Db = PostgresJsDatabase<Schema>;
/** The raw client: LISTEN, and SQL that Drizzle cannot say. */
export type Sql = postgres.Sql;

export interface DatabaseOptions {
  readonly url: string;
  /** Connections of the Drizzle pool. Default 10. */
  readonly max?: number;
  /** Connections of the raw client, besides the one that LISTEN holds. Default 2. */
  readonly maxRaw?: number;
  /** Shown by Postgres in pg_stat_activity. Default `rolecall`. */
  readonly applicationName?: string;
  /** Longest statement in milliseconds before Postgres cancels it. Default 30,000. */
  readonly statementTimeoutMs?: number;
}

export interface Database {
  readonly db: Db;
  /** A client of its own: Drizzle changes how the client it is given writes dates and JSON. */
  readonly sql: Sql;
  /** Lets running queries finish for up to 5 seconds, then ends every connection. */
  readonly close: () => Promise<void>;
}

const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;
const CLOSE_TIMEOUT_S = 5;
const BACKOFF_STEP_S = 0.05;
const MAX_BACKOFF_S = 0.5;

/** Opens no connection yet: the first query does. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = connect(options, options.max ?? 10);
  const sql = connect(options, options.maxRaw ?? 2);
  return {
    db: drizzle(pool, { schema }),
    sql,
    close: async () => {
      await Promise.all([pool.end({ timeout: CLOSE_TIMEOUT_S }), sql.end({ timeout: CLOSE_TIMEOUT_S })]);
    },
  };
}

/**
 * A client for a few fixed statements that run very often. Written with its template tag they are parsed
 * once per connection, and planned once when their plan does not depend on their values: for a large
 * statement that is most of its time. Its owner ends it.
 */
export function openStatements(options: Pick<DatabaseOptions, "url" | "max" | "applicationName">): Sql {
  return connect(options, options.max ?? 4, "auto");
}

/** Drizzle for such statements. */
export interface Planned {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

/** Not told to, the client has the statements of Drizzle parsed and planned each time. */
const PREPARED = { prepare: true, simple: false };

/** As `openStatements`, for queries that are written with Drizzle: rows come as its arrays, which are read fastest. */
export function openPlanned(options: Pick<DatabaseOptions, "url" | "max" | "applicationName">): Planned {
  const client = connect(options, options.max ?? 4, "auto");
  const { unsafe } = client;
  const prepare = (...[query, parameters]: Parameters<Sql["unsafe"]>) => unsafe(query, parameters, PREPARED);
  return {
    db: drizzle(Object.assign(client, { unsafe: prepare }), { schema }),
    close: () => client.end({ timeout: CLOSE_TIMEOUT_S }),
  };
}

function connect(options: DatabaseOptions, max: number, planCacheMode = "force_custom_plan"): Sql {
  const { url, applicationName = "rolecall", statementTimeoutMs = 30_000 } = options;
  return postgres(url, {
    max,
    onnotice: () => {},
    // The default counts every connection of the pool that breaks as an attempt: a restart of Postgres
    // that breaks ten at once would be followed by up to 20 seconds without any.
    backoff: (attempt: number) => Math.min(MAX_BACKOFF_S, attempt * BACKOFF_STEP_S),
    connection: {
      application_name: applicationName,
      TimeZone: "UTC",
      // A search is either a walk or a bitmap, and only a plan that sees the words knows which: the
      // generic plan that prepared statements fall into was up to 12 times slower at a million jobs.
      plan_cache_mode: planCacheMode,
      // One request is not worth every core, nor a compiler.
      max_parallel_workers_per_gather: "0",
      jit: "off",
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    },
  });
}
