import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const SCRIPT = "first-paint.js";
/** As Vite writes it. */
const STYLE_SHEET = /\n *<link rel="stylesheet"[^>]*>/;

/** The two faces that every screen begins with; the other parts are fetched when a text needs them. */
const FIRST_FONTS = /(?:hanken-grotesk-latin-wght|newsreader-latin-500)-normal-[^/]+\.woff2$/;

/**
 * What the first paint waits for comes first: the style sheet goes before the program, and `public/first-paint.js`
 * gets a name that may be cached for good. It is told the first fonts, and asks for them where the line is good enough.
 */
export function firstPaint(): Plugin {
  let publicFolder = "";
  return {
    name: "first-paint",
    apply: "build",
    enforce: "post",
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir;
    },
    async generateBundle(_options, bundle) {
      const index = bundle["index.html"];
      if (index?.type !== "asset") throw new Error("The build has no index.html.");
      const fonts = Object.keys(bundle).filter((file) => FIRST_FONTS.test(file));
      if (fonts.length !== 2) throw new Error(`Two fonts begin every screen, found: ${fonts.join(", ")}`);
      const source = await readFile(join(publicFolder, SCRIPT), "utf8");
      const script = this.getFileName(this.emitFile({ type: "asset", name: SCRIPT, source }));
      const tag = `<script src="/${script}" data-fonts="${fonts.map((file) => `/${file}`).join(" ")}">`;
      const html = String(index.source);
      const [styleSheet] = STYLE_SHEET.exec(html) ?? [];
      if (styleSheet === undefined) throw new Error("The page has no style sheet.");
      index.source = html
        .replace(styleSheet, "")
        .replace(`<script src="/${SCRIPT}">`, `${styleSheet.trim()}\n    ${tag}`)
        .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
        .replace('<script type="module"', '<script type="module" fetchpriority="low"');
    },
  };
}
