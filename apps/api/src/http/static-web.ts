import { existsSync } from "node:fs";
import { join } from "node:path";
import { type ServeStaticOptions, serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { readScreenPages } from "./screen-pages.ts";

/** Names under /assets carry a hash of their content, so they may be kept for good. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";

/**
 * The built web app: files as they are (compressed ones that the build made are preferred), and a page for every other
 * address, since the app's own router decides what to show there. The pages of its routes differ only in what they
 * fetch ahead.
 */
export function createStaticWeb(folder: string): Hono {
  const app = new Hono();
  if (!existsSync(join(folder, "index.html"))) return app;
  const screenPage = readScreenPages(folder);
  const options: ServeStaticOptions = { root: folder, precompressed: true };
  app.use(async (c, next) => {
    await next();
    if (c.res.ok) c.header("Cache-Control", c.req.path.startsWith("/assets/") ? IMMUTABLE : REVALIDATE);
  });
  app.get("*", serveStatic({ ...options, rewriteRequestPath: (path) => screenPage(path) ?? path }));
  // A missing asset is missing: the page in its place would be cached under a script's name.
  app.get("/assets/*", (c) => c.notFound());
  app.get("*", serveStatic({ ...options, path: "index.html" }));
  return app;
}
