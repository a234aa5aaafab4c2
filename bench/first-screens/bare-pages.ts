import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";

/** Where React is found. */
const WEB = fileURLToPath(new URL("../../apps/web", import.meta.url));

/** The least that a page drawn by React can be: a heading, and below it what one request has answered. */
const PROGRAM = `
  import { createElement as h, useEffect, useState } from "react";
  import { createRoot } from "react-dom/client";
  function Jobs() {
    const [jobs, setJobs] = useState([]);
    useEffect(() => void fetch("/jobs.json").then((answer) => answer.json()).then(setJobs), []);
    return h("main", null, h("h1", null, "Jobs"), jobs.map(({ _id, title }) => h("article", { key: _id }, title)));
  }
  createRoot(document.getElementById("root")).render(h(Jobs));`;

const HEAD = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">`;
const PAGES = {
  "/html": `${HEAD}<title>Jobs</title><main><h1>Jobs</h1><article>One job</article></main>`,
  "/field": `${HEAD}<title>Field</title><main><input></main>`,
  "/react": `${HEAD}<title>Jobs</title><div id="root"></div><script type="module" src="/react.js"></script>`,
};

export interface BarePages {
  readonly url: string;
  readonly close: () => void;
}

/** What the line and the library cost by themselves, to compare with: `/html` has no code, `/react`
 * nothing else; `/field` is for typing. */
export async function serveBarePages(jobs: string): Promise<BarePages> {
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: WEB },
    bundle: true,
    minify: true,
    format: "esm",
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
  });
  const script = outputFiles[0]?.contents ?? new Uint8Array();
  const files = new Map<string, { type: string; body: Buffer; cache: string }>();
  for (const [path, html] of Object.entries(PAGES))
    files.set(path, { type: "text/html", body: brotliCompressSync(html), cache: "no-cache" });
  const immutable = "public, max-age=31536000, immutable";
  files.set("/react.js", { type: "text/javascript", body: brotliCompressSync(script), cache: immutable });
  files.set("/jobs.json", { type: "application/json", body: brotliCompressSync(jobs), cache: "no-store" });

  const server = createServer((request, response) => {
    const file = files.get(request.url ?? "");
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, {
      "Content-Type": file.type,
      "Content-Encoding": "br",
      "Content-Length": file.body.length,
      "Cache-Control": file.cache,
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { url: `http://localhost:${address.port}`, close: () => server.close() };
}
