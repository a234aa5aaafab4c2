import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { z } from "zod";

function blankToUndefined(value: unknown): unknown {
  return typeof value === "string" && value.trim() === "" ? undefined : value;
}

function setting<T extends z.ZodType>(schema: T) {
  return z.preprocess(blankToUndefined, schema);
}

function urlOf(protocols: readonly string[], example: string) {
  return z
    .string()
    .refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ""), `Use a URL such as ${example}.`);
}

/** A file: URL may name another machine or a path with a slash in a name: those are no folder of this one. */
function isPathOrRemote(value: string): boolean {
  const url = URL.parse(value);
  if (url?.protocol !== "file:") return true;
  try {
    return fileURLToPath(url) !== "";
  } catch {
    return false;
  }
}

/** An S3 bucket has a name, and its server, where it is not that of AWS, an address. */
function isFolderOrBucket(value: string): boolean {
  const url = URL.parse(value);
  if (url?.protocol !== "s3:") return true;
  const endpoint = url.searchParams.get("endpoint");
  const isAddress = endpoint === null || /^https?:$/.test(URL.parse(endpoint)?.protocol ?? "");
  return url.hostname !== "" && isAddress;
}

function countFromOne(fallback: number) {
  return setting(
    z
      .string()
      .regex(/^[1-9]\d{0,8}$/, "Use a whole number from 1 to 999999999.")
      .transform(Number)
      .default(fallback),
  );
}

/** Every setting there is, by the name that it has in the environment. */
export const Settings = z.object({
  PORT: setting(
    z
      .string()
      .regex(/^\d{1,5}$/, "Use a port number from 0 to 65535.")
      .transform(Number)
      .refine((port) => port <= 65_535, "Use a port number from 0 to 65535.")
      .default(5000),
  ),
  HOST: setting(z.string().optional()),
  DATA_DIR: setting(z.string().default("data")),
  DATABASE_URL: setting(
    urlOf(["postgres:", "postgresql:"], "postgres://user:password@host:5432/rolecall").optional(),
  ),
  FILES_URL: setting(
    urlOf(["file:", "s3:"], "s3://bucket?region=eu-west-1")
      .refine(isPathOrRemote, "Use a URL such as file:///srv/files, with the whole path.")
      .refine(
        isFolderOrBucket,
        "Use a URL such as s3://bucket?region=eu-west-1&endpoint=https://s3.example.com.",
      )
      .optional(),
  ),
  LOG_LEVEL: setting(
    z
      .enum(["silent", "error", "warn", "info", "debug"], "Use silent, error, warn, info or debug.")
      .default("info"),
  ),
  TRUST_PROXY: setting(z.enum(["true", "false"], "Use true or false.").default("false")),
  MESSAGES_PER_MINUTE: countFromOne(300_000),
  UPLOADS_PER_HOUR: countFromOne(10_000),
  JOBS_PER_HOUR: countFromOne(100_000),
  STORAGE_PER_MEMBER_MB: countFromOne(1_024),
  // Thousands who come back at once after a restart, perhaps through one proxy, are all anonymous for a moment.
  ANONYMOUS_SOCKETS: countFromOne(20_000),
  ANONYMOUS_SOCKETS_PER_ADDRESS: countFromOne(10_000),
  OPENAI_API_KEY: setting(z.string().optional()),
  OPENAI_BASE_URL: setting(urlOf(["http:", "https:"], "https://api.openai.com/v1").optional()),
  OPENAI_MODEL: setting(z.string().default("gpt-5-mini")),
  OPENAI_API: setting(z.enum(["responses", "chat"], "Use responses or chat.").default("responses")),
});

/** The settings as the environment gives them. */
export type Env = { readonly [Setting in keyof typeof Settings.shape]?: string | undefined };

export interface ModelConfig {
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** Which of the two HTTP interfaces the model's server speaks. */
  readonly api: "responses" | "chat";
}

/** What one member may do, and those whom nobody knows. */
export interface LimitsConfig {
  /** In each process. */
  readonly messagesPerMinute: number;
  /** In each process. */
  readonly uploadsPerHour: number;
  /** In each process. */
  readonly jobsPerHour: number;
  /** Of all files together, in MiB. */
  readonly storageMb: number;
  /** Open WebSockets on which nobody is signed in. In each process. */
  readonly anonymousSockets: number;
  /** Those of them from one address. In each process. */
  readonly anonymousSocketsPerAddress: number;
}

export interface Config {
  readonly port: number;
  /** Undefined listens on every address of the machine. */
  readonly host: string | undefined;
  /** Absolute folder of the embedded database and of uploaded files. */
  readonly dataDir: string;
  /** Undefined starts the embedded database. */
  readonly databaseUrl: string | undefined;
  /** `file:` or `s3:` URL of the store of uploaded files. */
  readonly filesUrl: string;
  readonly logLevel: "silent" | "error" | "warn" | "info" | "debug";
  /** True when a reverse proxy in front sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  readonly limits: LimitsConfig;
  /** Undefined without a key: everything works with the built-in reader. */
  readonly model: ModelConfig | undefined;
}

/** Thrown for wrong settings: one line a setting, ready to be printed. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";

  constructor(problems: readonly string[]) {
    super(`The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
  }
}

/**
 * Checks the settings and fills in what was left out.
 * @throws {ConfigError} naming every wrong setting and what it takes.
 */
export function parseConfig(env: Env): Config {
  const parsed = Settings.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  }
  const settings = parsed.data;
  const dataDir = resolve(settings.DATA_DIR);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    filesUrl: settings.FILES_URL ?? pathToFileURL(resolve(dataDir, "files")).href,
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY === "true",
    limits: {
      messagesPerMinute: settings.MESSAGES_PER_MINUTE,
      uploadsPerHour: settings.UPLOADS_PER_HOUR,
      jobsPerHour: settings.JOBS_PER_HOUR,
      storageMb: settings.STORAGE_PER_MEMBER_MB,
      anonymousSockets: settings.ANONYMOUS_SOCKETS,
      anonymousSocketsPerAddress: settings.ANONYMOUS_SOCKETS_PER_ADDRESS,
    },
    model:
      settings.OPENAI_API_KEY === undefined
        ? undefined
        : {
            apiKey: settings.OPENAI_API_KEY,
            baseUrl: settings.OPENAI_BASE_URL,
            model: settings.OPENAI_MODEL,
            api: settings.OPENAI_API,
          },
  };
}
