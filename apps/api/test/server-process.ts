import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const READY = /Rolecall is ready: http:\/\/localhost:(\d+)/;

/** The server as a process of its own, to be stopped, frozen and killed. */
export interface ServerProcess extends AsyncDisposable {
  readonly url: string;
  readonly process: ChildProcess;
  /** Sends a signal and resolves with the exit code, null when the signal ended it. */
  readonly end: (signal: "SIGTERM" | "SIGKILL") => Promise<number | null>;
}

export async function startServerProcess(databaseUrl: string): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), "rolecall-process-"));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit").then(([code]) => (typeof code === "number" ? code : null));
  const end = (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    return exited;
  };
  const port = await Promise.race([readPort(child), exited.then(() => undefined)]);
  if (port === undefined) throw new Error("The server did not start.");
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    end,
    [Symbol.asyncDispose]: async () => {
      await end("SIGKILL");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readPort(child: ChildProcess): Promise<string | undefined> {
  let said = "";
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const port = READY.exec(said)?.[1];
    if (port !== undefined) return port;
  }
  return undefined;
}
