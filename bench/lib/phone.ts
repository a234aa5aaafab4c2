import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../e2e/chromium.ts";

export interface Line {
  readonly kbitPerSecond: number;
  /** From asking to the first byte of the answer. */
  readonly roundTripMs: number;
  /** How much slower than this machine the phone computes. */
  readonly cpuTimes: number;
}

export const SLOW_PHONE: Line = { kbitPerSecond: 400, roundTripMs: 400, cpuTimes: 4 };

export interface Phone {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/** A browser the size of a phone with a cache of its own, which is empty at first. */
export async function openPhone(session: unknown): Promise<Phone> {
  const folder = await mkdtemp(join(tmpdir(), "rolecall-bench-browser-"));
  const { executablePath, args, env } = await findChromium();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args,
    env,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "en-GB",
    timezoneId: "Asia/Colombo",
  });
  if (session !== undefined) {
    const text = JSON.stringify(JSON.stringify(session));
    await context.addInitScript(`try { localStorage.setItem("user", ${text}) } catch {}`);
  }
  return {
    context,
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A page of the phone's on a slow line and with a slow processor, or as fast as the machine has it. */
export async function openPage({ context }: Phone, line?: Line): Promise<Page> {
  const page = await context.newPage();
  if (line === undefined) return page;
  const session = await context.newCDPSession(page);
  const bytesPerSecond = (line.kbitPerSecond * 1000) / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: line.cpuTimes });
  return page;
}
