import { measureMemory } from "./child.ts";

const SAMPLE_MS = 10;

/** The most memory that this process has held since `rest` was called, looked at every few milliseconds, in bytes. */
export function watchPeakMemory() {
  let peak = 0;
  setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, SAMPLE_MS).unref();
  return {
    /** Begins anew with what is held now. */
    rest: async (): Promise<number> => {
      const { rss } = await measureMemory();
      peak = rss;
      return rss;
    },
    peak: (): number => peak,
  };
}
