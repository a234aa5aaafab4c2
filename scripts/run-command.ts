import { spawn } from "node:child_process";

interface CommandOptions {
  /** Over the environment of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Where it runs; here when left out. */
  readonly cwd?: string;
}

export interface RunningCommand {
  /** Asks it to end, once: the server takes a second time for haste. */
  readonly stop: () => void;
  /** Resolves with its exit code. */
  readonly done: Promise<number>;
}

/** Starts a command of the workspace in the foreground. */
export function startCommand(
  command: string,
  args: readonly string[],
  { env = {}, cwd }: CommandOptions = {},
): RunningCommand {
  const child = spawn(command, args, {
    stdio: "inherit",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", ...env },
    // On Windows the commands of node_modules/.bin are scripts of the shell.
    shell: process.platform === "win32",
    ...(cwd === undefined ? {} : { cwd }),
  });
  let asked = false;
  function stop(): void {
    if (!asked) child.kill("SIGTERM");
    asked = true;
  }
  const done = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? (signal === null ? 1 : 128)));
  });
  return { stop, done };
}

/** Runs a command of the workspace in the foreground and resolves with its exit code. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return startCommand(command, args, { env }).done;
}
