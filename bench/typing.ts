import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { openPage, openPhone } from "./lib/phone.ts";
import { type ScreenServers, withScreenServers } from "./lib/screen-servers.ts";
import type { Session } from "./lib/screen-world.ts";
import { median } from "./lib/stats.ts";
import { printTable } from "./lib/table.ts";

export const question = "What does a key cost in the main forms? [rounds, default 3]";

const WORDS = "A first talk about the work and the team, with time for questions";
const PAUSE_MS = 40;
const SETTLE_MS = 2_000;

interface Field {
  readonly name: string;
  readonly address: string;
  readonly session?: Session;
  readonly field: (page: Page) => ReturnType<Page["getByLabel"]>;
}

function fieldsOf({ url, bareUrl, world }: ScreenServers): Field[] {
  const { candidate, recruiter, jobId, conversationId } = world;
  const schedule = {
    address: `${url}/schedule-interview?candidateId=${candidate.userId}&jobId=${jobId}`,
    session: recruiter,
  };
  const job = { address: `${url}/post-job`, session: recruiter };
  return [
    { name: "a bare page", address: `${bareUrl}/field`, field: (page) => page.locator("input") },
    { name: "schedule interview: title", ...schedule, field: (page) => page.getByLabel("Title") },
    { name: "schedule interview: description", ...schedule, field: (page) => page.getByLabel("Description") },
    { name: "post job: title", ...job, field: (page) => page.getByLabel("Title", { exact: true }) },
    { name: "post job: description", ...job, field: (page) => page.getByLabel("Description") },
    {
      name: "a message below 2,000",
      address: `${url}/messages?conversationId=${conversationId}`,
      session: candidate,
      field: (page) => page.locator("main textarea"),
    },
    {
      name: "search for jobs",
      address: `${url}/dashboard`,
      session: candidate,
      field: (page) => page.locator("main input[type=search]").first(),
    },
    {
      name: "account: name",
      address: `${url}/account`,
      session: candidate,
      field: (page) => page.getByLabel("Name", { exact: true }),
    },
  ];
}

/** CPU time of the page's main thread in milliseconds, for one key each. */
interface Cost {
  readonly all: number;
  readonly script: number;
  readonly styleAndLayout: number;
}

async function type({ address, session, field }: Field): Promise<Cost> {
  const phone = await openPhone(session);
  try {
    const page = await openPage(phone);
    await page.goto(address);
    const control = field(page);
    await control.focus();
    await sleep(SETTLE_MS);
    const devTools = await phone.context.newCDPSession(page);
    await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
    const read = async () => {
      const { metrics } = await devTools.send("Performance.getMetrics");
      return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
    };
    const keys = async () => {
      for (const letter of WORDS) {
        await page.keyboard.press(letter === " " ? "Space" : letter);
        await sleep(PAUSE_MS);
      }
    };
    // The first text compiles what the keys need.
    await keys();
    const before = await read();
    await keys();
    const after = await read();
    const spent = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / WORDS.length;
    return {
      all: spent("TaskDuration"),
      script: spent("ScriptDuration"),
      styleAndLayout: spent("RecalcStyleDuration") + spent("LayoutDuration"),
    };
  } finally {
    await phone.close();
  }
}

export async function run([rounds = "3", only = ""]: readonly string[]): Promise<void> {
  const costs = new Map<string, Cost[]>();
  await withScreenServers(async (servers) => {
    const fields = fieldsOf(servers).filter(({ name }) => name.includes(only));
    for (let round = 0; round < Number(rounds); round += 1)
      for (const field of fields)
        costs.set(field.name, [...(costs.get(field.name) ?? []), await type(field)]);
  });
  printTable(
    ["CPU of a key, ms", "all", "script", "style and layout", "least"],
    [...costs].map(([name, all]) => [
      name,
      median(all.map((one) => one.all)),
      median(all.map(({ script }) => script)),
      median(all.map(({ styleAndLayout }) => styleAndLayout)),
      Math.min(...all.map((one) => one.all)),
    ]),
  );
}
