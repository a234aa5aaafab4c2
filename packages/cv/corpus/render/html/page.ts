import type { Person } from "../../person.ts";
import { esc } from "./markup.ts";

const SCRIPTS = "'Noto Sans Sinhala','Noto Sans Tamil','Noto Sans Devanagari','Noto Naskh Arabic'";

const BASE = `
*{box-sizing:border-box} @page{size:A4;margin:16mm 17mm}
body{margin:0;font-size:10.5pt;line-height:1.36;color:#222}
h1{font-size:21pt;margin:0;line-height:1.15} h2{font-size:12.5pt;margin:12pt 0 4pt} p{margin:0 0 4pt}
ul{margin:2pt 0 4pt;padding-inline-start:15pt} li{margin:0 0 1.5pt} a{color:inherit}
.entry{margin:0 0 7pt;break-inside:avoid} .row{display:flex;justify-content:space-between;gap:12pt}
table{border-collapse:collapse;width:100%} td,th{vertical-align:top;text-align:start}
.chips{display:flex;flex-wrap:wrap;gap:4pt} .chip{background:#e8eef5;border-radius:8pt;padding:1pt 7pt}
.hidden-white{color:#fff;font-size:7pt} .hidden-tiny{font-size:.4pt;line-height:1}
.hidden-off-page{position:absolute;left:-4000px;top:0} .hidden-covered{position:relative;font-size:8pt}
.hidden-covered:after{content:"";position:absolute;inset:-2pt;background:#fff}
`;

/** A whole HTML document in A4. */
export function page(person: Person, font: string, css: string, body: string): string {
  const direction = person.languageCode === "ar" ? "rtl" : "ltr";
  return `<!doctype html><html lang="${person.languageCode}" dir="${direction}"><head><meta charset="utf-8"><title>${esc(person.name)}</title>
<style>${BASE}body{font-family:${font},${SCRIPTS},sans-serif}${css}</style></head><body>${body}</body></html>`;
}
