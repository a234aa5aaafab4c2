import { readFile } from "node:fs/promises";

const LOOK_MS = 1_000;

interface Process {
  readonly name: string;
  readonly parent: number;
}

/** Undefined where there is no `/proc`: anywhere but on Linux. */
async function lookAt(pid: number): Promise<Process | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [, name, parent] = /^\d+ \((.*)\) \S (\d+) /s.exec(stat) ?? [];
  return name === undefined ? undefined : { name, parent: Number(parent) };
}

/** npx, by the title that npm gives itself, when this process descends from it. */
async function findNpx(): Promise<number | undefined> {
  for (let pid = process.ppid; pid > 1; ) {
    const found = await lookAt(pid);
    if (found === undefined) return undefined;
    if (found.name.startsWith("npm exec")) return pid;
    pid = found.parent;
  }
  return undefined;
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

/**
 * Ends this process with a SIGTERM when the npx that it was started by is gone: npx does not pass a SIGTERM
 * on to what it runs, which would keep its port and its folder. Does nothing for a process that was started
 * in another way.
 */
export async function stopWithNpx(): Promise<void> {
  const npx = await findNpx();
  if (npx === undefined) return;
  const look = setInterval(() => {
    if (!isGone(npx)) return;
    clearInterval(look);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_MS);
  look.unref();
}
