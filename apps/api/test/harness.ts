import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Role } from "@rolecall/contracts/auth/enums";
import {
  createCandidate,
  createRecruiter,
  createSession,
  createTestDatabase,
  type TestDatabase,
  uniqueToken,
} from "@rolecall/db/testing";
import { createApp } from "../src/app.ts";
import { type Env, parseConfig } from "../src/config.ts";
import { type OpenDependencies, openDependencies } from "../src/dependencies.ts";
import { createHttpServer, LISTEN_BACKLOG } from "../src/http/http-server.ts";
import { attachLiveServer } from "../src/live/live-server.ts";
import { createLog } from "../src/log.ts";
import { closeServer, listenOnFreePort } from "./listen.ts";

export interface TestUser {
  readonly token: string;
  readonly userId: string;
  readonly role: Role;
  readonly email: string;
  readonly name: string;
}

/** A test states what it expects of a body by comparing it: the type would only repeat that. */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Body = any;

export interface Answer {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

export interface TestApi extends AsyncDisposable {
  readonly url: string;
  readonly deps: OpenDependencies;
  readonly database: TestDatabase;
  /** REST call; an object is sent as JSON, FormData as a form. */
  readonly call: (
    method: string,
    path: string,
    options?: { token?: string; body?: unknown },
  ) => Promise<Answer>;
  /** Somebody new who is signed in, with `TEST_PASSWORD`: as rows, for hashing it takes longer than most tests. */
  readonly signUp: (role: Role, name?: string) => Promise<TestUser>;
  /** Waits until no background work is left. */
  readonly drain: () => Promise<void>;
}

interface TestApiOptions {
  /** Use this database (a second process on one database); its owner closes it. */
  readonly database?: TestDatabase;
  readonly now?: () => Date;
  /** Beside those that every test server has. */
  readonly settings?: Env;
  /** Leave the background work waiting. */
  readonly withoutTasks?: boolean;
}

/** Long enough for a server whose clock is ahead. */
const SESSION_MS = 30 * 86_400_000;

/** A whole server on a port of its own, with its own database and folder of files. */
export async function openTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = options.database ?? (await createTestDatabase());
  const folder = await mkdtemp(join(tmpdir(), "rolecall-api-"));
  const config = parseConfig({
    PORT: "0",
    FILES_URL: pathToFileURL(folder).href,
    LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
    ...options.settings,
  });
  const deps = await openDependencies({
    config,
    log: createLog(config),
    databaseUrl: database.url,
    ...(options.now === undefined ? {} : { now: options.now }),
  });
  if (options.withoutTasks !== true) await deps.tasks.start(deps);
  const app = createApp(deps);
  const server = createHttpServer(app);
  const live = attachLiveServer(server, deps);
  // Connections end when the test does: one that the server gave up while a loaded machine stood still
  // would be a failed call.
  server.keepAliveTimeout = 0;
  const port = await listenOnFreePort(server, { backlog: LISTEN_BACKLOG });
  const url = `http://127.0.0.1:${port}`;

  async function call(
    method: string,
    path: string,
    { token, body }: { token?: string; body?: unknown } = {},
  ): Promise<Answer> {
    const headers = new Headers();
    if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers.set("Content-Type", "application/json");
    const payload =
      body === undefined ? {} : { body: isForm || typeof body === "string" ? body : JSON.stringify(body) };
    const response = await fetch(`${url}/api${path}`, { method, headers, ...payload });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  async function signUp(
    role: Role,
    name = role === "candidate" ? "Nimali Perera" : "Ruwan Silva",
  ): Promise<TestUser> {
    const email = `${uniqueToken()}@example.com`;
    const create = role === "candidate" ? createCandidate : createRecruiter;
    const { id } = await create(database.db, { name, email });
    const expiresAt = new Date(Date.now() + SESSION_MS);
    // As a call from Node names itself.
    const token = await createSession(database.db, id, { expiresAt, device: "node" });
    return { token, userId: id, role, email, name };
  }

  return {
    url,
    deps,
    database,
    call,
    signUp,
    drain: deps.tasks.drain,
    [Symbol.asyncDispose]: async () => {
      await live.stop();
      server.closeAllConnections();
      await closeServer(server);
      await deps.close();
      if (options.database === undefined) await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
