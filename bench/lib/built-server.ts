import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../..", import.meta.url);
const BUNDLE = fileURLToPath(new URL("apps/api/dist/main.js", ROOT));
const READY = /Rolecall is ready: (\S+)/;

export interface BuiltServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Builds what has changed, and starts the product as `pnpm start` does: pages and API on one free port. */
export async function startBuiltServer(env: Record<string, string>): Promise<BuiltServer> {
  execFileSync("turbo", ["run", "build"], { cwd: ROOT, stdio: "ignore" });
  const child = spawn(process.execPath, ["--no-regexp-tier-up", BUNDLE], {
    env: { ...process.env, PORT: process.env.BENCH_PORT ?? "0", LOG_LEVEL: "error", ...env },
  });
  // It would outlive a benchmark that is broken off.
  process.once("exit", () => child.kill("SIGKILL"));
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = READY.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(`The server did not start.\n${output}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}
