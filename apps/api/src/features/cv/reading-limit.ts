/** A two-page CV takes some 20 ms of a processor; what takes this long is not a CV. */
const CPU_LIMIT_MS = 20_000;
/** On a machine that gives the process no more than this of its time, waiting longer helps nobody. */
const WALL_LIMIT_MS = 120_000;
const CHECK_MS = 1_000;

export interface ReadingLimit {
  /** Aborts the reading once the limit is reached. */
  readonly signal: AbortSignal;
  /** To be called when the reading is done. */
  readonly stop: () => void;
}

interface Clocks {
  /** Milliseconds since any moment. */
  readonly now?: () => number;
  /** Milliseconds of processor time that the process has used. */
  readonly cpu?: () => number;
  readonly checkMs?: number;
}

/**
 * Limits the reading of one file by processor time, so that a good CV is not refused because other programs keep the
 * machine busy. Threads cannot be measured from outside on every runtime, so the time of the whole process counts.
 */
export function startReadingLimit({
  now = performance.now.bind(performance),
  cpu = processCpu,
  checkMs = CHECK_MS,
}: Clocks = {}): ReadingLimit {
  const controller = new AbortController();
  const start = { wall: now(), cpu: cpu() };
  const timer = setInterval(() => {
    const [wall, used] = [now() - start.wall, cpu() - start.cpu];
    if (wall >= WALL_LIMIT_MS || (wall >= CPU_LIMIT_MS && used >= CPU_LIMIT_MS)) controller.abort();
  }, checkMs);
  timer.unref();
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}

function processCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
