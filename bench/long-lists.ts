import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { serveBarePages } from "./first-screens/bare-pages.ts";
import { startBuiltServer } from "./lib/built-server.ts";
import { openPage, openPhone, SLOW_PHONE } from "./lib/phone.ts";
import { startBenchPostgres } from "./lib/postgres.ts";
import { createScreenWorld, type Session } from "./lib/screen-world.ts";
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

/** The slowest of several rounds is left out of no list: somebody would have felt it. */
export async function run([rounds = "3"]: readonly string[]): Promise<void> {
  const postgres = await startBenchPostgres();
  const rows: (string | number)[][] = [];
  try {
    const { candidate, recruiter, jobId, conversationId } = await createScreenWorld(postgres.url);
    const server = await startBuiltServer({ DATABASE_URL: postgres.url, DATA_DIR: postgres.folder });
    const bare = await serveBarePages("[]");
    const applicants = { address: `${server.url}/applicants/${jobId}`, session: recruiter };
    const thread = {
      address: `${server.url}/messages?conversationId=${conversationId}`,
      session: candidate,
    };
    const search = "main input[type=search]";
    const cases: readonly Case[] = [
      { name: "a bare page: typing", address: `${bare.url}/field`, act: (page) => type(page, "input") },
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
    try {
      for (const { name, address, session, act } of cases) {
        const felt: Felt[] = [];
        for (let round = 0; round < Number(rounds); round += 1) {
          const phone = await openPhone(session);
          const page = await openPage(phone, SLOW_PROCESSOR);
          await page.goto(address);
          await page.locator("main article, main section li, input").first().waitFor();
          await sleep(2 * SETTLE_MS);
          await page.evaluate(WATCH);
          await act(page);
          await sleep(SETTLE_MS);
          felt.push(await page.evaluate<Felt>(READ));
          await phone.close();
        }
        const slowest = felt.map((one) => one.slowest).toSorted((a, b) => a - b);
        const frames = felt.map((one) => one.longestFrame).toSorted((a, b) => a - b);
        const middle = Math.floor(felt.length / 2);
        rows.push([name, slowest[middle] ?? 0, slowest.at(-1) ?? 0, frames[middle] ?? 0]);
      }
    } finally {
      bare.close();
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
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
