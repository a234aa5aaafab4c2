import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

interface Question {
  readonly id: number;
  readonly command: string;
  readonly value: unknown;
}
interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** A process of its own, so that what is measured shares neither memory nor event loop with the measuring. */
export interface Child {
  readonly pid: number;
  /** Both ends are files of one benchmark: the caller names the type that the handler returns. */
  readonly ask: <T = void>(command: string, value?: unknown) => Promise<T>;
  readonly stop: () => Promise<void>;
}

export function startChild(file: URL, env: Record<string, string> = {}): Child {
  const child = fork(fileURLToPath(file), { execArgv: ["--expose-gc"], env: { ...process.env, ...env } });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let asked = 0;
  child.on("message", (message) => {
    const { id, value, error } = received<Reply>(message);
    const settle = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) settle?.resolve(value);
    else settle?.reject(new Error(error));
  });
  child.once("exit", (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The process ended with ${code}.`));
  });
  return {
    pid: child.pid ?? -1,
    ask: <T>(command: string, value?: unknown) =>
      new Promise<T>((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve: (answer) => resolve(received<T>(answer)), reject });
        child.send({ id: asked, command, value } satisfies Question);
      }),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

type Handlers = Readonly<Record<string, (value: never) => unknown>>;

/** The other end: answers each command with what its handler returns. */
export function answerParent(handlers: Handlers): void {
  process.on("message", async (message) => {
    const { id, command, value } = received<Question>(message);
    try {
      const handler = handlers[command];
      if (handler === undefined) throw new Error(`There is no command ${command}.`);
      process.send?.({ id, value: await handler(received(value)) } satisfies Reply);
    } catch (error) {
      process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  process.on("disconnect", () => process.exit(0));
}

/** What the other end has sent, as the type that the caller knows it by. */
function received<T>(message: unknown): T {
  // biome-ignore lint/plugin/no-cast: both ends are files of one benchmark, and nobody else writes to the channel.
  return message as T;
}

export interface Memory {
  readonly rss: number;
  readonly heap: number;
  /** Of typed arrays and Node's buffers, beside the heap. */
  readonly buffers: number;
}

/** What the process holds after everything that can go has gone, free pages too. Needs --expose-gc. */
export async function measureMemory(): Promise<Memory> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  return { rss, heap: heapUsed, buffers: arrayBuffers };
}

export interface CpuTime {
  /** Milliseconds since the process began. */
  readonly cpuMs: number;
}

export function measureCpu(): CpuTime {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000 };
}
