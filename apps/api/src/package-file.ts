import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** A file of this package, wherever the caller's code has been bundled to. `path` is from the package's root. */
export function packageFile(path: string): URL {
  const root = createRequire(import.meta.url).resolve("@rolecall/api/package.json");
  return new URL(path, pathToFileURL(root));
}
