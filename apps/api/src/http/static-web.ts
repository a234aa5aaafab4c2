import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** Names under /assets carry a hash of their content, so they may be kept for good. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "no-cache";

/**
 * The built web app: files as they are (compressed ones that the build made are preferred), and its one
 * page for every other address, since the app's own router decides what to show there.
 */
export function createStaticWeb(folder: string): Hono {
  const app = new Hono();
  if (!existsSync(join(folder, "index.html"))) return app;
  app.get(
    "*",
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (path, c) => {
        const hashed = path.startsWith(join(folder, "assets"));
        c.header("Cache-Control", hashed ? IMMUTABLE : REVALIDATE);
      },
    }),
  );
  app.get("*", async (c, next) => {
    // A missing asset is missing: the page in its place would be cached under a script's name.
    if (c.req.path.startsWith("/assets/")) return next();
    const page = await readFile(join(folder, "index.html"), "utf8");
    return c.html(page, 200, { "Cache-Control": REVALIDATE });
  });
  return app;
}
