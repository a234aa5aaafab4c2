import { readdir } from "node:fs/promises";

/** `pnpm bench <name>` runs one benchmark: each file beside this one answers one question. */
export interface Benchmark {
  readonly question: string;
  readonly run: (args: readonly string[]) => Promise<void>;
}

const HERE = new URL(".", import.meta.url);

async function load(name: string): Promise<Benchmark> {
  const { question, run }: Partial<Benchmark> = await import(new URL(`${name}.ts`, HERE).href);
  if (question === undefined || run === undefined)
    throw new Error(`bench/${name}.ts is not a benchmark: it exports no question or no run.`);
  return { question, run };
}

async function main([wanted, ...args]: readonly string[]): Promise<void> {
  const files = (await readdir(HERE)).filter((file) => /^[a-z-]+\.ts$/.test(file) && file !== "run.ts");
  const names = files.map((file) => file.slice(0, -".ts".length)).sort();
  if (wanted !== undefined && names.includes(wanted)) {
    const benchmark = await load(wanted);
    console.log(`${benchmark.question}\n`);
    await benchmark.run(args);
    return;
  }
  console.log(wanted === undefined ? "Usage: pnpm bench <name>\n" : `There is no benchmark "${wanted}".\n`);
  const width = Math.max(...names.map((name) => name.length));
  for (const name of names) console.log(`  ${name.padEnd(width)}  ${(await load(name)).question}`);
  process.exitCode = wanted === undefined ? 0 : 1;
}

await main(process.argv.slice(2));
