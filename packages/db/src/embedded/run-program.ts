import { spawn } from "node:child_process";

export interface Finished {
  /** Exit code; null when a signal ended it or it could not be started. */
  readonly code: number | null;
  /** What it said on both outputs. */
  readonly output: string;
}

/** Whom to run as; left out: as this process. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** Runs a program to its end. Never rejects: a program that cannot be started has code null. */
export function runProgram(
  [program, ...args]: readonly [string, ...string[]],
  identity?: Identity,
): Promise<Finished> {
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(program, args, { cwd: "/", stdio: ["ignore", "pipe", "pipe"], ...identity });
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("error", (error) => resolve({ code: null, output: error.message }));
    child.on("close", (code) => resolve({ code, output: Buffer.concat(output).toString("utf8") }));
  });
}
