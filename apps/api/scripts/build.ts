/**
 * Bundles the server into `dist`: most of an unbundled start is finding, reading and stripping a thousand
 * modules. What is imported on demand stays a file of its own.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Found in node_modules when they run: native code, a thread's own files, and what few hosts load. */
const EXTERNAL = ["@node-rs/argon2", "tinypool", "@aws-sdk/*", "pg-native"];

/** Modules of the older kind ask for Node's own by a function that the newer kind does not have. */
const REQUIRE = `import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);`;

/** Parts that few requests need: they may be imported on demand only, or every start reads them. */
const ON_DEMAND = [
  "packages/cv/src/skills/",
  "/rate-limiter-flexible/",
  "/pg-boss/",
  "/flydrive/",
  "/ai/dist/",
];

const { outputFiles, metafile } = await build({
  absWorkingDir: fileURLToPath(new URL("..", import.meta.url)),
  entryPoints: { main: "src/main.ts", "cv-worker": "src/features/cv/cv-worker.ts" },
  outdir: "dist",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node24",
  external: EXTERNAL,
  banner: { js: REQUIRE },
  // Half the bytes to read. Names stay as they are, for stack traces and for `error.name`.
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: true,
  sourcesContent: false,
  logLevel: "warning",
  metafile: true,
  write: false,
});

const early = [...readAtStart(["src/main.ts", "src/server.ts"])].filter((file) =>
  ON_DEMAND.some((part) => file.includes(part)),
);
if (early.length > 0)
  throw new Error(`Every start would read ${early[0]}, and ${early.length - 1} more: import them on demand.`);

// Only now: a build that fails leaves the last one.
const folder = fileURLToPath(new URL("../dist", import.meta.url));
await rm(folder, { recursive: true, force: true });
for (const { path, contents } of outputFiles) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}

/** The sources that come with these, by imports that are not on demand. */
function readAtStart(sources: readonly string[]): Set<string> {
  const { outputs } = metafile;
  const isStart = ({ entryPoint = "" }: { entryPoint?: string }) => sources.includes(entryPoint);
  const files = Object.keys(outputs).filter((file) => isStart(outputs[file] ?? {}));
  // A set is walked to its end, whatever is added on the way.
  const reached = new Set(files);
  for (const file of reached) {
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === "import-statement" && path in outputs) reached.add(path);
  }
  return new Set([...reached].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {})));
}
