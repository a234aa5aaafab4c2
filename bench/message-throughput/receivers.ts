import { once } from "node:events";
import { WebSocket } from "ws";
import { answerParent } from "../lib/child.ts";
import { nowMs } from "../lib/stats.ts";

export interface Receiver {
  readonly url: string;
  readonly greetings: readonly string[];
  readonly readyMark: string | undefined;
}

/** A message's text begins with the moment it was due; both designs send it as JSON. */
const TEXT = /"text"\s?:\s?"(\d+\.?\d*) lorem/;

let latencies: number[] = [];
let expected = Number.POSITIVE_INFINITY;
let whenAll = () => {};

function onFrame(data: Buffer): void {
  const due = TEXT.exec(data.toString())?.[1];
  if (due === undefined) return;
  latencies.push(nowMs() - Number(due));
  if (latencies.length === expected) whenAll();
}

async function open({ url, greetings, readyMark }: Receiver): Promise<void> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const ready = new Promise<void>((resolve) => {
    socket.on("message", (data: Buffer) => {
      if (readyMark !== undefined && data.includes(readyMark)) resolve();
      else onFrame(data);
    });
  });
  await once(socket, "open");
  for (const greeting of greetings) socket.send(greeting);
  if (readyMark !== undefined) await ready;
}

const TIMEOUT_MS = 120_000;

answerParent({
  open: async (receivers: readonly Receiver[]) => {
    for (const receiver of receivers) await open(receiver);
  },
  expect: (count: number) => {
    latencies = [];
    expected = count;
  },
  /** The latency of each message in milliseconds, once all are there. */
  collect: async (): Promise<number[]> => {
    if (latencies.length < expected) {
      await new Promise<void>((resolve, reject) => {
        whenAll = resolve;
        setTimeout(() => reject(new Error(`Only ${latencies.length} of ${expected} arrived.`)), TIMEOUT_MS);
      });
    }
    return latencies;
  },
});
