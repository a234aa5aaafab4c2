import { hash } from "node:crypto";
import type { Role } from "@rolecall/contracts/auth/enums";
import { type Db, type Sql, type Tx, withTx } from "@rolecall/db";
import { type Adapter, Lucia, TimeSpan } from "lucia";
import type { Logger } from "pino";
import { AppError } from "../../errors/app-error.ts";
import type { Actor, SignedIn } from "./actor.ts";
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  type LoginAccount,
  listSessions,
  type NewSession,
  notifySessionsEnded,
  updateSessionExpiry,
} from "./auth.queries.ts";
import { createSessionUses } from "./session-uses.ts";

/** A session lives this long after its last use; lucia extends it once half of the time has passed. */
const SESSION_LIFETIME = new TimeSpan(30, "d");

/** Sessions of signed-in users. The token is the only secret: what is stored is its hash. */
export interface Sessions {
  /**
   * Starts a session; the token is handed out once and never stored. `account`: as it was when its password was
   * found right.
   * @throws {AppError} WRONG_CREDENTIALS when it has been deleted, suspended or restored since, or has a new password.
   */
  readonly create: (session: { account: LoginAccount; device: string }) => Promise<string>;
  /** The user behind a token; null when the session is unknown, expired or ended. */
  readonly authenticate: (token: string) => Promise<SignedIn | null>;
  /** Ends the session at once, and its live connections with it. */
  readonly end: (token: string) => Promise<void>;
  /** Ends every other session of the actor within the transaction given; resolves with how many. */
  readonly endOthers: (tx: Tx, actor: Actor) => Promise<number>;
  /** Ends every session of the user within the transaction given. */
  readonly endAll: (tx: Tx, userId: string) => Promise<void>;
  /** Writes down when sessions were last used, which otherwise happens every few minutes. */
  readonly writeUses: () => Promise<void>;
  readonly deleteExpired: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface SessionsOptions {
  readonly db: Db;
  readonly statements: Sql;
  readonly log: Logger;
  /** Sessions that a live connection stands on. */
  readonly connected: () => Iterable<string>;
}

/** Only a new session says where it begins: the look-up does not ask. */
interface SessionAttributes {
  readonly device?: string;
  readonly account?: NewSession["account"];
}

interface UserAttributes {
  readonly role: Role;
  readonly suspended: boolean;
}

declare module "lucia" {
  interface Register {
    Lucia: Lucia<Record<never, never>, UserAttributes>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

/** The same for every reason, so that it tells nobody whether an account exists. */
export function wrongCredentials(): AppError {
  return new AppError("WRONG_CREDENTIALS", "Invalid email or password.");
}

/** Names a session without being able to open it: safe to log, to compare and to send between processes. */
export function sessionIdOf(token: string): string {
  return hash("sha256", token);
}

export function createSessions({ db, statements, log, connected }: SessionsOptions): Sessions {
  const uses = createSessionUses({
    db,
    connected,
    onError: (error) => log.warn({ err: error }, "the last use of sessions could not be noted"),
  });
  const lucia = new Lucia<Record<never, never>, UserAttributes>(createAdapter(db, statements), {
    sessionExpiresIn: SESSION_LIFETIME,
    getUserAttributes: (attributes) => ({ role: attributes.role, suspended: attributes.suspended }),
  });
  return {
    create: async ({ account, device }) => (await lucia.createSession(account.id, { device, account })).id,
    authenticate: async (token) => {
      const { user } = await lucia.validateSession(token);
      if (user === null) return null;
      const sessionId = sessionIdOf(token);
      uses.note(sessionId);
      return { role: user.role, userId: user.id, sessionId, suspended: user.suspended };
    },
    end: (token) => lucia.invalidateSession(token),
    endOthers: async (tx, actor) => {
      const ended = await deleteOtherSessions(tx, actor.userId, actor.sessionId);
      await notifySessionsEnded(tx, ended);
      return ended.length;
    },
    endAll: async (tx, userId) => notifySessionsEnded(tx, await deleteSessionsOf(tx, userId)),
    writeUses: uses.write,
    deleteExpired: () => deleteExpiredSessions(db),
    stop: uses.stop,
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
        { id: row.userId, attributes: { role: row.role, suspended: row.suspended } },
      ];
    },
    getUserSessions: async (userId) => {
      const rows = await listSessions(db, userId);
      return rows.map((row) => ({ ...row, attributes: {} }));
    },
    setSession: async ({ id: token, userId, expiresAt, attributes: { device = "", account } }) => {
      const session = { id: sessionIdOf(token), userId, expiresAt, device };
      const started = account !== undefined && (await insertSession(statements, { ...session, account }));
      if (!started) throw wrongCredentials();
    },
    updateSessionExpiration: (token, expiresAt) => updateSessionExpiry(db, sessionIdOf(token), expiresAt),
    deleteSession: (token) =>
      withTx(db, async (tx) => {
        const id = sessionIdOf(token);
        await deleteSession(tx, id);
        await notifySessionsEnded(tx, [id]);
      }),
    deleteUserSessions: async (userId) => {
      await deleteSessionsOf(db, userId);
    },
    deleteExpiredSessions: () => deleteExpiredSessions(db),
  };
}
