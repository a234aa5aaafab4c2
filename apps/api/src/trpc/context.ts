import type { Dependencies } from "../dependencies.ts";
import type { SignedIn } from "../features/auth/actor.ts";

/** What every procedure gets: the server's parts and who is calling. */
export interface Context {
  readonly deps: Dependencies;
  /** Address of the caller, for throttling. */
  readonly address: string;
  /** The session token as it was sent; null without one. */
  readonly token: string | null;
  /** What the caller says it is; undefined for one that does not, and for a call of a live connection. */
  readonly userAgent: () => string | undefined;
  /** Whether the answer can be a file that is sent while it is being made. */
  readonly canStream: boolean;
  /** Names the HTTP request in the log; undefined for a call of a live connection. */
  readonly requestId: string | undefined;
  /** Looks the session up; null when there is none that lives. */
  readonly authenticate: () => Promise<SignedIn | null>;
}

/** A context for one HTTP request, or one call of a live connection: the session is looked up once, however many calls are batched in it. */
export function createContext(options: {
  deps: Dependencies;
  address: string;
  token: string | null;
  requestId?: string | undefined;
  userAgent?: () => string | undefined;
}): Context {
  let actor: Promise<SignedIn | null> | undefined;
  return {
    ...options,
    requestId: options.requestId,
    canStream: false,
    userAgent: options.userAgent ?? unknownAgent,
    authenticate: () => {
      actor ??=
        options.token === null ? Promise.resolve(null) : options.deps.sessions.authenticate(options.token);
      return actor;
    },
  };
}

function unknownAgent(): undefined {
  return undefined;
}

/** The token of an `Authorization: Bearer …` header; null without one. */
export function readBearerToken(header: string | null | undefined): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(header ?? "");
  return match?.[1] ?? null;
}
