import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const SOURCES = fileURLToPath(new URL("../src/main.ts", import.meta.url));
/** What `pnpm start` runs. See `buildBundle`. */
export const BUNDLE = fileURLToPath(new URL("../dist/main.js", import.meta.url));
const ROOT = new URL("../../..", import.meta.url);
/** What runs the bundle: Node, or the Bun that the environment names. The sources are for Node alone. */
const RUNTIME = process.env.BUN ?? process.execPath;
export const RUNS_ON_BUN = process.env.BUN !== undefined;
const READY = /Rolecall is ready: http:\/\/localhost:(\d+)/;

type Settings = Readonly<Record<string, string>>;

interface Start {
  readonly args?: readonly string[];
  /** The file that is run. Default: the sources, as in development. */
  readonly main?: string;
}

/** Makes the bundle unless there is one of these very sources. */
export async function buildBundle(): Promise<void> {
  const turbo = fileURLToPath(new URL("node_modules/.bin/turbo", ROOT));
  await promisify(execFile)(turbo, ["run", "build", "--filter=@rolecall/api"], {
    cwd: ROOT,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  });
}

/** The server as a process of its own, to be stopped, frozen and killed. Disposing of it kills it. */
export interface ServerProcess extends AsyncDisposable {
  readonly url: string;
  readonly child: ChildProcess;
  /** Sends a signal and resolves with the exit code; null when the signal itself ended it. */
  readonly end: (signal: "SIGTERM" | "SIGKILL") => Promise<number | null>;
}

interface Running {
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
  readonly output: () => string;
}

function run(settings: Settings, { args = [], main = SOURCES }: Start): Running {
  const child = spawn(main === BUNDLE ? RUNTIME : process.execPath, [main, ...args], {
    env: { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "error", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const exited = once(child, "close").then(([code]) => (typeof code === "number" ? code : null));
  return { child, exited, output: () => output };
}

/** Starts the server on a free port and resolves when it says that it is ready. */
export async function startProcess(settings: Settings, start: Start = {}): Promise<ServerProcess> {
  const { child, exited, output } = run(settings, start);
  const port = await Promise.race([readPort(child, output), exited.then(() => undefined)]);
  if (port === undefined) throw new Error(`The server did not start: ${output()}`);
  const end = (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    return exited;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    end,
    [Symbol.asyncDispose]: async () => {
      await end("SIGKILL");
    },
  };
}

/** Starts the server with what it must refuse, and resolves with what it said. */
export async function startAndFail(
  settings: Settings,
  start: Start = {},
): Promise<{ code: number | null; output: string }> {
  const { exited, output } = run(settings, start);
  const code = await exited;
  return { code, output: output() };
}

async function readPort(child: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    const port = READY.exec(output())?.[1];
    if (port !== undefined) return port;
    await once(child.stdout ?? child, "data");
  }
}
