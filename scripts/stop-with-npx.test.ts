import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";

const SCRIPT = fileURLToPath(new URL("stop-with-npx.ts", import.meta.url));

/** Says that it runs, and of a SIGTERM that it stops. */
const SERVER = `
  import { stopWithNpx } from ${JSON.stringify(SCRIPT)};
  process.on("SIGTERM", () => { console.log("stopped"); process.exit(); });
  setInterval(() => {}, 1_000);
  await stopWithNpx();
  console.log("running " + process.pid);
`;

/** A process of that title, as npm gives itself one, that runs the server below a shell. */
const PARENT = `
  process.title = process.argv[1];
  const command = '"' + process.execPath + '" --input-type=module -e "$SERVER"; exit 0';
  require("node:child_process").spawn("sh", ["-c", command], { stdio: "inherit" });
`;

interface Family {
  readonly parent: ChildProcess;
  readonly server: number;
  /** Resolves with what the server said of its end. */
  readonly last: Promise<string>;
}

const servers: number[] = [];
afterEach(() => {
  for (const pid of servers.splice(0)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended already.
    }
  }
});

async function startBelow(title: string): Promise<Family> {
  const parent = spawn(process.execPath, ["-e", PARENT, title], {
    env: { ...process.env, SERVER },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  parent.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const last = once(parent.stdout, "end").then(() => said.trim().split("\n").at(-1) ?? "");
  while (!said.includes("running")) await once(parent.stdout, "data");
  const server = Number(/running (\d+)/.exec(said)?.[1]);
  servers.push(server);
  return { parent, server, last };
}

describe.runIf(process.platform === "linux")("a server whose parent is killed", () => {
  test("stops when that was npx", async () => {
    const { parent, last } = await startBelow("npm exec pnpm@12 start");
    parent.kill("SIGTERM");
    expect(await last).toBe("stopped");
  });

  test("goes on when that was anything else", async () => {
    const { parent, server, last } = await startBelow("service manager");
    parent.kill("SIGTERM");
    await once(parent, "exit");
    const outcome = await Promise.race([
      last,
      new Promise((resolve) => setTimeout(() => resolve("running"), 2_500)),
    ]);
    expect(outcome).toBe("running");
    process.kill(server, "SIGTERM");
    expect(await last).toBe("stopped");
  });
});
