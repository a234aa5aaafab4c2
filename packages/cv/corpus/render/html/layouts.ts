import { cards, centred, dotLeaders, marginHeadings, narrowJustified, sideTitles } from "./bands-layouts.ts";
import { enhancv, indeed } from "./builder-layouts.ts";
import { columns, type HtmlLayout, isShort, single, studiesToo } from "./layout-kit.ts";
import { europass, linkedIn } from "./portal-layouts.ts";
import { bioData, icons, labelColumn, running } from "./special-layouts.ts";
import { canvaSidebar, docsSerif, europassForm, tabellarisch, usOnePager } from "./template-layouts.ts";
import { webCounts, webMarginGrid, webStackedDates, webTimeline } from "./web-layouts.ts";

const COLUMNS = ".columns{display:grid;gap:20pt} .row{display:block} .row span{display:block} ";
const upper = (text: string) => text.toLocaleUpperCase();
const spaced = (text: string) =>
  [...new Intl.Segmenter().segment(upper(text))].map((part) => part.segment).join(" ");

/** Every page that a browser, or another HTML printer, sets. */
export const HTML_LAYOUTS: Readonly<Record<string, HtmlLayout>> = {
  classic: single({
    font: "'Liberation Serif'",
    css: "h1,.headline,.contact{text-align:center} h2{font-size:12pt;border-bottom:.8pt solid #333;text-transform:uppercase} .role{font-weight:bold} .org{font-style:italic}",
  }),
  modern: single({
    font: "'Lato'",
    css: "h1{color:#14532d;font-size:25pt} .headline{color:#4d7c0f;font-size:12pt} h2{color:#14532d;font-size:13.5pt} .contact{margin:3pt 0 0;color:#555} .dates,.place{color:#666}",
    style: { tags: "chips" },
    separator: " &nbsp;·&nbsp; ",
  }),
  "sidebar-left": columns({
    font: "'Lato'",
    css: `${COLUMNS}.columns{grid-template-columns:31% 1fr} .aside{background:#eef2f7;padding:10pt;min-height:255mm} h1{font-size:19pt} h2{color:#1e3a5f}`,
    style: { tags: "bullets", jobs: "stacked" },
    place: isShort,
    first: "aside",
    nameIn: "aside",
  }),
  "sidebar-right": columns({
    font: "'Open Sans'",
    css: `${COLUMNS}body{font-size:9.8pt}.columns{grid-template-columns:1fr 32%} .aside{border-left:1pt solid #bbb;padding-left:11pt} h2{text-transform:uppercase;font-size:10.5pt;letter-spacing:.5pt;color:#9d174d}`,
    style: { jobs: "stacked", studies: "stacked", tags: "lines" },
    place: studiesToo,
    first: "main",
    nameIn: "top",
  }),
  "sidebar-dark": columns({
    font: "'Liberation Sans'",
    css: `${COLUMNS}@page{margin:0} body{font-size:9.8pt}.columns{grid-template-columns:34% 1fr;gap:0;min-height:296mm} .aside{background:#1f2937;color:#fff;padding:14mm 8mm} .main{padding:14mm 12mm 10mm} .aside h2{color:#fbbf24;font-size:11.5pt} .photo{width:84pt;height:84pt;border-radius:50%;background:#9ca3af;margin:0 auto 12pt} .bar i{display:block;height:4pt;background:#4b5563;margin:1pt 0 4pt}.bar i b{display:block;height:4pt;background:#fbbf24}`,
    style: { tags: "bars", jobs: "stacked" },
    place: isShort,
    first: "aside",
    nameIn: "main",
    photo: true,
  }),
  "header-band": single({
    font: "'Open Sans'",
    css: "@page{margin:0 0 12mm} body{font-size:9.8pt} header{background:#0f766e;color:#fff;padding:13mm 17mm 8mm} .contact{margin-top:5pt;font-size:9pt} section{padding:0 17mm} h2{color:#0f766e} .hidden-white{padding:0 17mm}",
    style: { tags: "pipe", jobs: "company-first" },
  }),
  "two-columns": columns({
    font: "'Linux Libertine O'",
    css: `${COLUMNS}body{font-size:11.5pt}.columns{grid-template-columns:1fr 1fr} h2{font-style:italic;border-bottom:1.2pt solid #222}`,
    style: { jobs: "stacked", studies: "stacked" },
    place: studiesToo,
    first: "main",
    nameIn: "main",
  }),
  "dates-left": single({
    font: "'Liberation Serif'",
    css: ".dated .when{width:24%;padding:0 8pt 6pt 0} .dated .what{padding-bottom:6pt} h2{border-bottom:.6pt solid #888}",
    style: { jobs: "dates-left", studies: "dates-left" },
  }),
  "dates-right": single({
    font: "'Carlito'",
    css: "body{font-size:11pt}.dated .when{width:23%;text-align:end;font-style:italic} .dated .what{padding:0 10pt 6pt 0} h2{color:#334155;letter-spacing:.4pt}",
    style: { jobs: "dates-right", studies: "dates-right", tags: "dot" },
  }),
  timeline: single({
    font: "'Open Sans'",
    css: "body{font-size:9.8pt} .entry{border-left:2pt solid #6366f1;padding:0 0 6pt 12pt;margin-left:4pt;position:relative} .entry:before{content:'';position:absolute;left:-5.2pt;top:3pt;width:8pt;height:8pt;border-radius:50%;background:#6366f1} h2{color:#4338ca}",
    style: { jobs: "at", studies: "at", tags: "chips" },
  }),
  "bio-data": bioData,
  "label-column": labelColumn,
  linkedin: linkedIn,
  europass,
  "europass-form": europassForm,
  "canva-sidebar": canvaSidebar,
  tabellarisch,
  "docs-serif": docsSerif,
  "us-one-pager": usOnePager,
  indeed,
  enhancv,
  "web-counts": webCounts,
  "web-stacked-dates": webStackedDates,
  "web-margin-grid": webMarginGrid,
  "web-timeline": webTimeline,
  "margin-headings": marginHeadings,
  cards,
  "side-titles": sideTitles,
  centred,
  "dot-leaders": dotLeaders,
  "narrow-justified": narrowJustified,
  spaced: single({
    font: "'Lato'",
    css: "h1{letter-spacing:5pt;font-weight:300;text-align:center} .headline,.contact{text-align:center} .headline{letter-spacing:2pt} h2{text-align:center;font-size:11pt;border-top:.6pt solid #999;border-bottom:.6pt solid #999;padding:2pt}",
    style: { heading: spaced, tags: "dot" },
  }),
  tracked: single({
    font: "'Liberation Sans'",
    css: "h1{letter-spacing:6pt;text-transform:uppercase;font-size:17pt} h2{letter-spacing:4pt;text-transform:uppercase;font-size:10.5pt;color:#555}",
    style: { jobs: "company-first", tags: "pipe" },
  }),
  icons,
  rating: columns({
    font: "'Carlito'",
    css: `${COLUMNS}body{font-size:10.8pt}.columns{grid-template-columns:1fr 36%} header{border-bottom:2pt solid #b45309;margin-bottom:8pt} .rating{display:flex;justify-content:space-between} .dots{color:#b45309} h2{color:#b45309}`,
    style: { tags: "rating", jobs: "at" },
    place: isShort,
    first: "main",
    nameIn: "top",
  }),
  running,
  justified: single({
    font: "'Linux Libertine O'",
    css: "body{font-size:11.5pt;hyphens:auto;text-align:justify} h2{font-variant:small-caps;font-size:14pt} .columns{columns:2}",
    style: { jobs: "at", studies: "at" },
  }),
  flowing: single({
    font: "'Liberation Sans'",
    css: "body{font-size:9pt} header{column-span:all} body{columns:2;column-gap:20pt} .row{display:block} .row span{display:block} h2{background:#222;color:#fff;padding:1pt 5pt;font-size:10pt} li{hyphens:auto}",
    style: { jobs: "stacked", studies: "stacked", tags: "comma" },
  }),
  compact: single({
    font: "'Liberation Sans'",
    css: "body{font-size:8.6pt;line-height:1.22} h1{font-size:14pt} h2{font-size:9.4pt;margin:6pt 0 1pt} .entry{margin-bottom:2pt}",
    style: { jobs: "compact", studies: "compact" },
    separator: "; ",
  }),
  pipes: single({
    font: "'Lato'",
    css: "h2{border-left:4pt solid #0369a1;padding-left:6pt}",
    style: { jobs: "pipe", studies: "pipe", tags: "pipe" },
  }),
  grid: single({
    font: "'Liberation Serif'",
    css: ".grid td,.grid th{border:.7pt solid #444;padding:3pt 4pt} .grid th{background:#eee} h1{text-decoration:underline;text-align:center} h2{text-decoration:underline}",
    style: { jobs: "grid", studies: "dates-right", colon: ":" },
  }),
  "title-at": columns({
    font: "'Lato'",
    css: `${COLUMNS}.columns{grid-template-columns:33% 1fr} .contact{font-size:9pt} h1{font-size:20pt;line-height:1.1} .aside{padding-right:8pt;border-right:.8pt solid #94a3b8} h2{color:#b91c1c;font-size:12pt}`,
    style: { jobs: "title-at", studies: "stacked", tags: "bullets" },
    place: isShort,
    first: "aside",
    nameIn: "aside",
  }),
  "company-dash": single({
    font: "'Carlito'",
    css: "body{font-size:11pt} h2{font-size:12.5pt;border-bottom:1.4pt solid #1d4ed8;color:#1d4ed8} .dates{color:#555}",
    style: { jobs: "company-dash", studies: "company-dash", tags: "dot" },
  }),
  "no-headings": single({
    font: "'Linux Libertine O'",
    css: "body{font-size:11.5pt} h2{display:none} section{border-top:.5pt solid #aaa;padding-top:5pt;margin-top:7pt}",
    style: { jobs: "stacked", studies: "compact", tags: "comma" },
  }),
};
