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

const { outputFiles } = await build({
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
  write: false,
});

// Only now: a build that fails leaves the last one.
const folder = fileURLToPath(new URL("../dist", import.meta.url));
await rm(folder, { recursive: true, force: true });
for (const { path, contents } of outputFiles) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}
