import type { Plugin, Rolldown } from "vite";
import { pageStyles, pageWidths } from "../src/components/page-styles.ts";
import { authStyles } from "../src/features/auth/auth-styles.ts";
import { en } from "../src/messages/en/index.ts";
import { FIRST_CALLS, type FirstCall } from "./first-calls.ts";

/** Of the script before the first paint. */
const FONTS_ATTRIBUTE = " data-fonts=";
/** Which every screen behind the login waits for (`routes/_app.tsx`). */
const MEMBER_TEXTS = "/src/messages/en/members.ts";
const HEADING_BEFORE = "<!-- Here is the heading";

/** The file that tells the server which page belongs to which address. */
export interface ScreenPages {
  /** Like that of a route: `/jobs/$jobId`. */
  readonly path: string;
  /** In the folder of the build. */
  readonly file: string;
}

/** The headings that are known before anything is: whoever else opens the address is led on, and must not see it. */
const HEADINGS: Readonly<Record<string, string>> = {
  "/": headingOf({ hideFrom: "member", text: en.auth.login.heading, ...authHeading() }),
  "/signup": headingOf({ hideFrom: "member", text: en.auth.signup.heading, ...authHeading() }),
  "/dashboard": headingOf({
    hideFrom: "guest",
    text: en.jobs.dashboard.welcomeUnknown,
    boxes: [`${pageStyles} ${pageWidths.wide}`],
    heading: "title-page",
  }),
};

function authHeading() {
  const { halves, half, column, heading } = authStyles;
  return { boxes: [halves, half, column], heading };
}

interface Heading {
  readonly hideFrom: "guest" | "member";
  readonly text: string;
  /** The classes of what it stands in on its screen, the outermost first. */
  readonly boxes: readonly string[];
  readonly heading: string;
}

function headingOf({ hideFrom, text, boxes, heading }: Heading): string {
  const [outer = "", ...inner] = boxes;
  const hide = { guest: "in-data-[visitor=guest]:hidden", member: "in-data-[visitor=member]:hidden" }[
    hideFrom
  ];
  const box = (classes: string) => `<div class="${classes}">`;
  const open = [`${outer} ${hide}`, ...inner].map(box).join("");
  return `${open}<h1 class="${heading}">${text}</h1>${"</div>".repeat(boxes.length)}`;
}

/**
 * Writes a page for each route beside `index.html`, and `screens.json` for the server. It asks for the code of its
 * screen together with that of the program, which otherwise would come to ask for it last, knows what data it begins
 * with, and has the heading, where that is known, so that there is something to read meanwhile.
 */
export function screenPages(): Plugin {
  return {
    name: "screen-pages",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const index = bundle["index.html"];
      if (index?.type !== "asset") throw new Error("The build has no index.html.");
      const html = String(index.source);
      const pages = screensOf(bundle).map(({ path, files }): ScreenPages & { html: string } => ({
        path,
        file: `screens${path === "/" ? "/index" : path.replaceAll("$", "")}.html`,
        html: withFirstCalls(withHeading(withPreloads(html, files), HEADINGS[path]), path),
      }));
      for (const { file, html } of pages) this.emitFile({ type: "asset", fileName: file, source: html });
      const map = pages.map(({ path, file }) => ({ path, file })) satisfies ScreenPages[];
      this.emitFile({ type: "asset", fileName: "screens.json", source: JSON.stringify(map) });
    },
  };
}

function withPreloads(html: string, files: readonly string[]): string {
  const links = files.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
  );
  return html.replace("</head>", `${links.join("\n    ")}\n  </head>`);
}

function withHeading(html: string, heading: string | undefined): string {
  if (heading === undefined) return html;
  if (!html.includes(HEADING_BEFORE)) throw new Error("The page has no place for its heading.");
  return html.replace(HEADING_BEFORE, `${heading}${HEADING_BEFORE}`);
}

/** For `public/first-paint.js`, which knows of each page only what stands on its own element. */
function withFirstCalls(html: string, path: string): string {
  const calls: readonly FirstCall[] | undefined = FIRST_CALLS[path];
  if (calls === undefined) return html;
  if (!html.includes(FONTS_ATTRIBUTE)) throw new Error("The page has no place for its first calls.");
  const text = JSON.stringify(calls).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return html.replace(FONTS_ATTRIBUTE, () => ` data-path="${path}" data-calls="${text}"${FONTS_ATTRIBUTE}`);
}

interface Screen {
  readonly path: string;
  /** Its code, without what the program itself begins with. */
  readonly files: readonly string[];
}

/** The screens of the build, by the names that the router's plugin gives to their parts. */
function screensOf(bundle: Rolldown.OutputBundle): Screen[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const routes = new Map(
    chunks.flatMap((chunk) => {
      const [, id] = /\/src\/routes\/(.+)\.tsx\?.*tsr-split=component/.exec(chunk.facadeModuleId ?? "") ?? [];
      return id === undefined ? [] : [[id, chunk.fileName]];
    }),
  );
  const start = new Set<string>();
  for (const { isEntry, fileName } of chunks) if (isEntry) addImports(bundle, fileName, start);
  const texts = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(MEMBER_TEXTS));
  if (texts === undefined) throw new Error("The build has no texts of the screens behind the login.");
  return [...routes].flatMap(([id]) => {
    const path = pathOf(id);
    // The frame of a group of screens, which has no address of its own.
    if (path === undefined) return [];
    const files = new Set<string>();
    if (id.startsWith("_app/")) addImports(bundle, texts.fileName, files);
    for (const part of withParents(id)) {
      const file = routes.get(part);
      if (file !== undefined) addImports(bundle, file, files);
    }
    return { path, files: [...files].filter((file) => !start.has(file)) };
  });
}

function addImports(bundle: Rolldown.OutputBundle, file: string, into: Set<string>): void {
  const chunk = bundle[file];
  if (into.has(file) || chunk?.type !== "chunk") return;
  into.add(file);
  for (const imported of chunk.imports) addImports(bundle, imported, into);
}

/** `_app/_recruiter/post-job` with `_app` and `_app/_recruiter`. */
function withParents(id: string): string[] {
  const parts = id.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** `/jobs/$jobId` of `_app/jobs.$jobId`; a `_` behind a part only says that the screen of that part holds no other. Nothing of a route that only holds others. */
export function pathOf(id: string): string | undefined {
  const parts = id.split(/[/.]/);
  if (parts.at(-1)?.startsWith("_")) return undefined;
  const inPath = parts.filter((part) => part !== "index" && !part.startsWith("_"));
  return `/${inPath.map((part) => part.replace(/_$/, "")).join("/")}`;
}
