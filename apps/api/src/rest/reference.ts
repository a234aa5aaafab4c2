import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Hono } from "hono";
import { REFERENCE_CSP } from "../http/security-headers.ts";
import { buildOpenApi } from "./openapi.ts";

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Rolecall API reference</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="reference"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const START = `window.ui = SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#reference", deepLinking: true, validatorUrl: null });\n`;

const FILES = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
} as const;

/** `/openapi.json` and the page that shows it, with every part of it served from here. */
export function createReference(): Hono {
  const app = new Hono();
  let document: string | undefined;
  app.get("/openapi.json", (c) => {
    document ??= JSON.stringify(buildOpenApi());
    return c.body(document, 200, { "Content-Type": "application/json" });
  });
  app.get("/docs", (c) => c.html(PAGE, 200, { "Content-Security-Policy": REFERENCE_CSP }));
  app.get("/docs/", (c) => c.redirect("/api/docs"));
  app.get("/docs/start.js", (c) => c.body(START, 200, { "Content-Type": "text/javascript; charset=utf-8" }));
  for (const [name, type] of Object.entries(FILES)) {
    app.get(`/docs/${name}`, async (c) => {
      // Its own entry would evaluate the whole of the page's script here.
      const content = await readFile(createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`));
      return c.body(new Uint8Array(content), 200, {
        "Content-Type": type,
        "Cache-Control": "public, max-age=86400",
      });
    });
  }
  return app;
}
