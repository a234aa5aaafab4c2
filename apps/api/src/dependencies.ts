import { type Database, type Db, openDatabase, openPlanned, openStatements, type Sql } from "@rolecall/db";
import type { Logger } from "pino";
import type { Config, ModelConfig } from "./config.ts";
import { createLoginThrottle, type LoginThrottle } from "./features/auth/login-throttle.ts";
import { createPasswords, type Passwords } from "./features/auth/passwords.ts";
import { createSessions, type Sessions } from "./features/auth/sessions.ts";
import { createMessageWriter, type MessageWriter } from "./features/conversations/message-writer.ts";
import { type CvReader, openCvReader } from "./features/cv/cv-reader.ts";
import type { ModelClient } from "./features/cv/model/model-client.ts";
import type { CandidateIndex } from "./features/jobs/match-index/candidate-index.ts";
import { createCandidateIndex, createJobIndex } from "./features/jobs/match-index/indexes-on-demand.ts";
import type { JobIndex } from "./features/jobs/match-index/job-index.ts";
import { createDownloadRoom } from "./files/download-room.ts";
import { type FileStore, openFileStore } from "./files/file-store.ts";
import { type BodyRoom, createBodyRoom } from "./http/body-room.ts";
import { closeAll } from "./lib/close-all.ts";
import { createMemberLimits, type MemberLimits } from "./limits/member-limits.ts";
import type { Room } from "./limits/room.ts";
import { type LiveHub, openLiveHub } from "./live/live-hub.ts";
import { createTaskQueue, type TaskQueue } from "./tasks/task-queue.ts";
import { TASKS } from "./tasks/tasks.ts";

/** Everything an operation may need beside its input. */
export interface Dependencies {
  readonly config: Config;
  readonly log: Logger;
  /** The clock of the product's rules; tests turn it. */
  readonly now: () => Date;
  readonly database: Database;
  /** For the few statements that run with every request or message: the database keeps their plans. */
  readonly statements: Sql;
  /** The same, for those that are written with Drizzle. */
  readonly planned: Db;
  readonly files: FileStore;
  readonly bodyRoom: BodyRoom;
  /** By member. */
  readonly downloadRoom: Room;
  readonly tasks: TaskQueue;
  readonly cvReader: CvReader;
  /** Undefined unless the host has set one up. */
  readonly model: ModelClient | undefined;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly loginThrottle: LoginThrottle;
  readonly memberLimits: MemberLimits;
  readonly jobIndex: JobIndex;
  readonly candidateIndex: CandidateIndex;
  readonly live: LiveHub;
  readonly messageWriter: MessageWriter;
}

/** Loaded only when it is wanted: the SDK is a tenth of a second of every start. */
async function openModel(config: ModelConfig, log: Logger): Promise<ModelClient> {
  const { createModelClient } = await import("./features/cv/model/model-client.ts");
  return createModelClient({ config, log });
}

interface OpenOptions {
  readonly config: Config;
  readonly log: Logger;
  /** A migrated database. */
  readonly databaseUrl: string;
  readonly now?: () => Date;
}

export interface OpenDependencies extends Dependencies {
  /** Stops the work, then closes everything that was opened, in that order. */
  readonly close: () => Promise<void>;
}

/** Opens all parts of the server. Nothing works yet: `tasks.start` begins the background work. */
export async function openDependencies(options: OpenOptions): Promise<OpenDependencies> {
  const { config, log, databaseUrl, now = () => new Date() } = options;
  const database = openDatabase({ url: databaseUrl });
  const { db } = database;
  const statements = openStatements({ url: databaseUrl });
  const planned = openPlanned({ url: databaseUrl });
  const tasks = createTaskQueue({
    url: databaseUrl,
    tasks: TASKS,
    onError: (error) => log.error({ err: error }, "task queue"),
  });
  const cvReader = openCvReader();
  const jobIndex = createJobIndex({ database, log });
  const [live, files] = await Promise.all([openLiveHub({ database, log }), openFileStore(config.filesUrl)]);
  const candidateIndex = createCandidateIndex({ database, log });
  const sessions = createSessions({ db, statements, log, connected: live.sessions.watched });
  const messageWriter = createMessageWriter({ statements, live });
  return {
    config,
    log,
    now,
    database,
    statements,
    planned: planned.db,
    tasks,
    cvReader,
    model: config.model === undefined ? undefined : await openModel(config.model, log),
    jobIndex,
    candidateIndex,
    live,
    messageWriter,
    files,
    bodyRoom: createBodyRoom(),
    downloadRoom: createDownloadRoom(),
    sessions,
    passwords: createPasswords(),
    loginThrottle: createLoginThrottle(db, statements),
    memberLimits: createMemberLimits(config.limits),
    close: () =>
      closeAll([
        tasks.stop,
        messageWriter.stop,
        sessions.stop,
        () => live.stop(),
        jobIndex.close,
        candidateIndex.close,
        cvReader.close,
        () => statements.end({ timeout: 5 }),
        planned.close,
        database.close,
      ]),
  };
}
