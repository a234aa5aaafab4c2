import { hash } from "node:crypto";
import type { Role } from "@rolecall/contracts/auth/enums";
import type { Db, Executor, Sql } from "@rolecall/db";
import { type Adapter, Lucia, TimeSpan } from "lucia";
import type { Actor } from "./actor.ts";
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  listSessions,
  notifySessionsEnded,
  updateSessionExpiry,
} from "./auth.queries.ts";

/** A session lives this long after its last use; lucia extends it once half of the time has passed. */
const SESSION_LIFETIME = new TimeSpan(30, "d");

/** Sessions of signed-in users. The token is the only secret: what is stored is its hash. */
export interface Sessions {
  /** Starts a session; the token is handed out once and never stored. */
  readonly create: (userId: string) => Promise<string>;
  /** The user behind a token; null when the session is unknown, expired or ended. */
  readonly authenticate: (token: string) => Promise<Actor | null>;
  /** Ends the session at once, and its live connections with it. */
  readonly end: (token: string) => Promise<void>;
  /** Ends every other session of the actor within the transaction given. */
  readonly endOthers: (db: Executor, actor: Actor) => Promise<void>;
  readonly deleteExpired: () => Promise<void>;
}

interface UserAttributes {
  readonly role: Role;
}

declare module "lucia" {
  interface Register {
    Lucia: Lucia<Record<never, never>, UserAttributes>;
    DatabaseUserAttributes: UserAttributes;
  }
}

/** Names a session without being able to open it: safe to log, to compare and to send between processes. */
export function sessionIdOf(token: string): string {
  return hash("sha256", token);
}

export function createSessions(db: Db, statements: Sql): Sessions {
  const lucia = new Lucia<Record<never, never>, UserAttributes>(createAdapter(db, statements), {
    sessionExpiresIn: SESSION_LIFETIME,
    getUserAttributes: (attributes) => ({ role: attributes.role }),
  });
  return {
    create: async (userId) => (await lucia.createSession(userId, {})).id,
    authenticate: async (token) => {
      const { user } = await lucia.validateSession(token);
      return user === null ? null : { role: user.role, userId: user.id, sessionId: sessionIdOf(token) };
    },
    end: async (token) => {
      await lucia.invalidateSession(token);
      await notifySessionsEnded(db, [sessionIdOf(token)]);
    },
    endOthers: async (executor, actor) => {
      const ended = await deleteOtherSessions(executor, actor.userId, actor.sessionId);
      await notifySessionsEnded(executor, ended);
    },
    deleteExpired: () => deleteExpiredSessions(db),
  };
}

/** Lucia's view of the sessions table: it knows tokens, the table knows hashes. */
function createAdapter(db: Db, statements: Sql): Adapter {
  return {
    getSessionAndUser: async (token) => {
      const row = await findSession(statements, sessionIdOf(token));
      if (row === undefined) return [null, null];
      return [
        { id: token, userId: row.userId, expiresAt: row.expiresAt, attributes: {} },
        { id: row.userId, attributes: { role: row.role } },
      ];
    },
    getUserSessions: async (userId) => {
      const rows = await listSessions(db, userId);
      return rows.map((row) => ({ ...row, attributes: {} }));
    },
    setSession: (session) =>
      insertSession(statements, {
        id: sessionIdOf(session.id),
        userId: session.userId,
        expiresAt: session.expiresAt,
      }),
    updateSessionExpiration: (token, expiresAt) => updateSessionExpiry(db, sessionIdOf(token), expiresAt),
    deleteSession: (token) => deleteSession(db, sessionIdOf(token)),
    deleteUserSessions: (userId) => deleteSessionsOf(db, userId),
    deleteExpiredSessions: () => deleteExpiredSessions(db),
  };
}
