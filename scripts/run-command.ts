import { spawn } from "node:child_process";

/** Runs a command of the workspace in the foreground and resolves with its exit code. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: "inherit",
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", ...env },
      // On Windows the commands of node_modules/.bin are scripts of the shell.
      shell: process.platform === "win32",
    });
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? (signal === null ? 1 : 128)));
  });
}
