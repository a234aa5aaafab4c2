import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { openPage, openPhone, SLOW_PHONE } from "./lib/phone.ts";
import { type ScreenServers, withScreenServers } from "./lib/screen-servers.ts";
import type { Session } from "./lib/screen-world.ts";
import { median } from "./lib/stats.ts";
import { printTable } from "./lib/table.ts";

export const question = "How quickly do long lists follow fingers on a slow phone? [rounds, default 3]";

/** The network as it is: here the processor counts. */
const SLOW_PROCESSOR = { ...SLOW_PHONE, kbitPerSecond: 100_000, roundTripMs: 0 };
const WORDS = "Candidate of the north";
const SCROLLS = 40;
const SCROLL_PX = 400;
const PAUSE_MS = 50;
const SETTLE_MS = 1_000;

/** From now on: how long each press or key took until the next picture, and the time between pictures. */
const WATCH = `(() => {
  if (!window.felt) {
    window.felt = {};
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId > 0) felt.presses.set(interactionId, Math.max(felt.presses.get(interactionId) ?? 0, duration));
    }).observe({ type: "event", durationThreshold: 16 });
    const draw = (now) => {
      felt.longest = Math.max(felt.longest, now - (felt.last ?? now));
      felt.last = now;
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  }
  felt.presses = new Map();
  felt.longest = 0;
})()`;

const READ = `({ slowest: Math.max(0, ...felt.presses.values()), longestFrame: felt.longest })`;

interface Felt {
  /** Of a key or a press until what it changed was drawn (INP); what takes less than 16 ms counts as none. */
  readonly slowest: number;
  /** Between two pictures. */
  readonly longestFrame: number;
}

interface Case {
  readonly name: string;
  readonly address: string;
  readonly session?: Session;
  readonly act: (page: Page) => Promise<void>;
}

async function type(page: Page, field: string): Promise<void> {
  await page.locator(field).first().focus();
  for (const letter of WORDS) {
    await page.keyboard.press(letter === " " ? "Space" : letter);
    await sleep(PAUSE_MS);
  }
}

async function scroll(page: Page, over: string, pixels: number): Promise<void> {
  const box = await page.locator(over).first().boundingBox();
  if (!box) throw new Error(`${page.url()} has nothing to scroll.`);
  await page.mouse.move(box.x + box.width / 2, box.y + 100);
  for (let done = 0; done < SCROLLS; done += 1) {
    await page.mouse.wheel(0, pixels);
    await sleep(PAUSE_MS);
  }
}

function casesOf({ url, bareUrl, world }: ScreenServers): Case[] {
  const { candidate, recruiter, jobId, conversationId } = world;
  const applicants = { address: `${url}/applicants/${jobId}`, session: recruiter };
  const thread = { address: `${url}/messages?conversationId=${conversationId}`, session: candidate };
  const search = "main input[type=search]";
  return [
    { name: "a bare page: typing", address: `${bareUrl}/field`, act: (page) => type(page, "input") },
    { name: "200 applicants: typing a name", ...applicants, act: (page) => type(page, search) },
    {
      name: "200 applicants: ticking all, and none",
      ...applicants,
      act: async (page) => {
        const all = page.getByRole("checkbox", { name: /^Select all/ });
        for (let times = 0; times < 4; times += 1) {
          await all.click({ force: true });
          await sleep(SETTLE_MS / 2);
        }
      },
    },
    { name: "200 applicants: scrolling", ...applicants, act: (page) => scroll(page, "main", SCROLL_PX) },
    { name: "2,000 messages: typing one", ...thread, act: (page) => type(page, "main textarea") },
    {
      name: "2,000 messages: scrolling up",
      ...thread,
      act: (page) => scroll(page, "main section", -SCROLL_PX),
    },
  ];
}

async function feel({ address, session, act }: Case): Promise<Felt> {
  const phone = await openPhone(session);
  try {
    const page = await openPage(phone, SLOW_PROCESSOR);
    await page.goto(address);
    await page.locator("main article, main section li, input").first().waitFor();
    await sleep(2 * SETTLE_MS);
    await page.evaluate(WATCH);
    await act(page);
    await sleep(SETTLE_MS);
    return await page.evaluate<Felt>(READ);
  } finally {
    await phone.close();
  }
}

/** The slowest of several rounds is left out of no list: somebody would have felt it. */
export async function run([rounds = "3"]: readonly string[]): Promise<void> {
  const rows: (string | number)[][] = [];
  await withScreenServers(async (servers) => {
    for (const one of casesOf(servers)) {
      const felt: Felt[] = [];
      for (let round = 0; round < Number(rounds); round += 1) felt.push(await feel(one));
      const slowest = felt.map((of) => of.slowest);
      rows.push([one.name, median(slowest), Math.max(...slowest), median(felt.map((of) => of.longestFrame))]);
    }
  });
  printTable(
    [
      `processor ${SLOW_PHONE.cpuTimes} times slower`,
      "slowest press, middle round, ms",
      "worst round",
      "longest frame",
    ],
    rows,
  );
}
