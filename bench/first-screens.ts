import { KINDS, type Kind, type Marks, type Visit, visit } from "./first-screens/visit.ts";
import { type Line, openPage, openPhone, SLOW_PHONE } from "./lib/phone.ts";
import { type ScreenServers, withScreenServers } from "./lib/screen-servers.ts";
import type { Session } from "./lib/screen-world.ts";
import { median } from "./lib/stats.ts";
import { printTable, ratio } from "./lib/table.ts";

export const question =
  "When does a slow phone show the first heading, against React alone? [rounds, default 3; fast: an ordinary line]";

const FAST: Line = { kbitPerSecond: 20_000, roundTripMs: 30, cpuTimes: 1 };
const BASE = "React alone, a heading and one request";

interface Screen {
  readonly name: string;
  readonly address: string;
  readonly session?: Session;
  readonly marks: Marks;
}

function screensOf({ url, bareUrl, world }: ScreenServers): Screen[] {
  const { candidate, recruiter, jobId, conversationId } = world;
  const list = { heading: "main h1", content: "main article" };
  return [
    { name: "one page of HTML, no code", address: `${bareUrl}/html`, marks: list },
    { name: BASE, address: `${bareUrl}/react`, marks: list },
    {
      name: "login",
      address: `${url}/`,
      marks: { heading: "h1", content: "main input[type=password]" },
    },
    {
      name: "signup",
      address: `${url}/signup`,
      marks: { heading: "h1", content: "main input[type=password]" },
    },
    {
      name: "dashboard of a candidate: jobs",
      address: `${url}/dashboard`,
      session: candidate,
      marks: { heading: "h1", content: "main article" },
    },
    {
      name: "a job",
      address: `${url}/jobs/${jobId}`,
      session: candidate,
      marks: { heading: "h1", content: "main h2" },
    },
    {
      name: "200 applicants",
      address: `${url}/applicants/${jobId}`,
      session: recruiter,
      marks: { heading: "h1", content: "main article" },
    },
    {
      name: "a conversation of 2,000 messages",
      address: `${url}/messages?conversationId=${conversationId}`,
      session: recruiter,
      marks: { heading: "h1, main h2", content: "main section li" },
    },
  ];
}

interface Pair {
  readonly empty: Visit;
  readonly warm: Visit;
}

/** A first visit, and a later one by the same browser; in between one that nobody waits for, whose code it keeps. */
async function measure(screen: Screen, line: Line): Promise<Pair> {
  const phone = await openPhone(screen.session);
  const open = async (on?: Line) => {
    const page = await openPage(phone, on);
    const seen = await visit(page, screen.address, screen.marks);
    await page.close();
    return seen;
  };
  try {
    const empty = await open(line);
    await open();
    await open();
    return { empty, warm: await open(line) };
  } finally {
    await phone.close();
  }
}

/** The first page of jobs, as the API answers it. */
async function readJobs(url: string, { token }: Session): Promise<string> {
  const answer = await fetch(`${url}/api/jobs?limit=12`, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`The jobs cannot be read: ${answer.status}`);
  return answer.text();
}

/** The visit in the middle, by when the content was there. */
function middle(visits: readonly Visit[]): Visit {
  const sorted = visits.toSorted((a, b) => a.contentMs - b.contentMs);
  const visit = sorted[Math.floor(sorted.length / 2)];
  if (!visit) throw new Error("Nothing was measured.");
  return visit;
}

function kilobytes({ asked }: Visit, kind?: Kind): number {
  const wanted = asked.filter((one) => kind === undefined || one.kind === kind);
  return wanted.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

export async function run(args: readonly string[]): Promise<void> {
  const line = args.includes("fast") ? FAST : SLOW_PHONE;
  const only = args.find((arg) => arg.startsWith("only="))?.slice("only=".length);
  const rounds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 3);
  const results = new Map<string, Pair[]>();
  await withScreenServers(
    async (servers) => {
      const screens = screensOf(servers).filter(
        ({ name }) => only === undefined || name === BASE || name.includes(only),
      );
      // The screens take turns, so that what else the machine does meets all of them alike.
      for (let round = 0; round < rounds; round += 1)
        for (const screen of screens)
          results.set(screen.name, [...(results.get(screen.name) ?? []), await measure(screen, line)]);
    },
    (url, { candidate }) => readJobs(url, candidate),
  );
  const { kbitPerSecond, roundTripMs, cpuTimes } = line;
  console.log(`${kbitPerSecond} kbit/s, ${roundTripMs} ms round trip, processor ${cpuTimes} times slower\n`);
  print("empty", results);
  print("warm", results);
}

function print(cache: keyof Pair, results: ReadonlyMap<string, readonly Pair[]>): void {
  const visitsOf = (name: string) => (results.get(name) ?? []).map((pair) => pair[cache]);
  const base = median(visitsOf(BASE).map(({ contentMs }) => contentMs));
  printTable(
    [`${cache} cache`, "heading ms", "content ms", "to React alone", "shift"],
    [...results.keys()].map((name) => {
      const visits = visitsOf(name);
      const contentMs = median(visits.map((one) => one.contentMs));
      const shift = Math.max(...visits.map(({ layoutShift }) => layoutShift));
      const headingMs = median(visits.map((one) => one.headingMs));
      return [name, headingMs, contentMs, ratio(contentMs, base), shift.toFixed(3)];
    }),
  );
  printTable(
    ["kB until the content (requests)", "all", ...KINDS],
    [...results.keys()].map((name) => {
      const seen = middle(visitsOf(name));
      const cells = [undefined, ...KINDS].map((kind) => {
        const count = seen.asked.filter((one) => kind === undefined || one.kind === kind).length;
        return count === 0 ? "-" : `${kilobytes(seen, kind).toFixed(1)} (${count})`;
      });
      return [name, ...cells];
    }),
  );
}
