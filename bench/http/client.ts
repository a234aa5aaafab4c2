import { Agent, request } from "node:http";
import { answerParent } from "../lib/child.ts";
import { nowMs } from "../lib/stats.ts";

export interface Load {
  readonly url: string;
  readonly token: string;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  readonly latencies: number[];
}

function get(url: URL, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (response) => {
      response.resume();
      response.once("end", () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url.href} answered ${response.statusCode}.`)),
      );
    });
    call.once("error", reject);
    call.end();
  });
}

answerParent({
  /** Each connection asks again as soon as it is answered. */
  load: async ({ url, token, connections, seconds }: Load): Promise<LoadResult> => {
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const address = new URL(url);
    const headers = { Authorization: `Bearer ${token}` };
    const latencies: number[] = [];
    const started = nowMs();
    const end = started + seconds * 1000;
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (let now = nowMs(); now < end; ) {
          await get(address, agent, headers);
          const after = nowMs();
          latencies.push(after - now);
          now = after;
        }
      }),
    );
    agent.destroy();
    const perSecond = latencies.length / ((nowMs() - started) / 1000);
    return { requests: latencies.length, perSecond, latencies };
  },
});
