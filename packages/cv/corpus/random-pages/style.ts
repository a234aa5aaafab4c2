import { designSheet } from "./design.ts";
import type { Habits } from "./habits.ts";
import type { Script } from "./languages/page-words.ts";
import { SECOND_PAGES } from "./paging.ts";

type Looks<K extends keyof Habits> = Readonly<Record<Habits[K], string>>;

const BASE = `*{box-sizing:border-box} body{margin:0;color:#222} p{margin:.25em 0} ul{margin:.2em 0;padding-inline-start:1.25em}
a{color:inherit;text-decoration:none} td,th{vertical-align:top;text-align:start}
header{margin-bottom:.5em} .pictured{display:flex;gap:14px;align-items:center} .pictured>div{flex:1} .photo{flex:none}
footer{border-top:1px solid #bbb;margin-top:1em;padding-top:.4em;text-align:center} .headline{font-size:1.15em}
.contact .item{display:inline-block;margin-inline-end:1em} .label{padding-inline-end:10px;color:#777} aside .contact{margin-bottom:.8em}
.entry{margin:0 0 .6em} .row{display:flex;justify-content:space-between;gap:12px} .unbroken{white-space:nowrap}
.narrow-left{display:grid;grid-template-columns:84px minmax(0,1fr);gap:10px}
.wide-left{display:grid;grid-template-columns:150px minmax(0,1fr);gap:10px}
.margin-left{display:grid;grid-template-columns:170px minmax(0,1fr);gap:14px}
.margin-right{display:grid;grid-template-columns:minmax(0,1fr) 170px;gap:14px}
.margin-left,.margin-right{margin-top:.7em}
.labelled{border-collapse:collapse;width:100%} .labelled>tbody>tr>td{border-top:1px solid #ccc;padding:.35em 0}
.labelled>tbody>tr>.heads{width:180px;padding-inline-end:14px} .labelled .heading,.margin-left .heading,.margin-right .heading{margin-top:.1em}
.ruled{border-collapse:collapse;width:100%} .ruled td,.ruled th{border:1px solid #999;padding:2px 5px}
.sidebar-left,.sidebar-dark{display:grid;grid-template-columns:fit-content(62mm) minmax(0,1fr);gap:22px}
.sidebar-right{display:grid;grid-template-columns:minmax(0,1fr) fit-content(62mm);gap:22px}
.sidebar-dark aside{background:#22303c;color:#fff;padding:12px} .sidebar-dark aside .label{color:#bcc}
.sidebar-table{border-collapse:collapse;width:100%} .sidebar-table>tbody>tr>.short{width:58mm;padding-inline-end:16px;border-inline-end:1px solid #ccc}
.sidebar-table>tbody>tr>.long{padding-inline-start:16px}
.chips span{border:1px solid #999;border-radius:9px;padding:0 7px;display:inline-block;margin:2px 0}
.in-columns{columns:2} .bar{display:block;height:4px;background:var(--colour)}
.hanging{padding-inline-start:1.1em;text-indent:-1.1em} .indented{margin:.15em 0;margin-inline-start:8px} .next-page{break-before:page}
.heading{margin:.75em 0 .3em} section>.heading{break-after:avoid}`;

const HEADINGS: Looks<"headingLook"> = {
  big: "font-size:1.5em;font-weight:600",
  bold: "font-weight:700",
  "small-colour": "font-size:.88em;font-weight:700;color:var(--colour)",
  rule: "font-size:1.2em;border-bottom:1.5px solid var(--colour)",
  bar: "background:#e8e8e8;color:#222;padding:2px 6px;font-weight:700",
  ribbon: "background:var(--colour);color:#fff;padding:2px 8px;display:inline-block",
  underline: "text-decoration:underline;font-weight:700",
  centred: "text-align:center;font-size:1.2em",
  icon: "font-weight:700;color:var(--colour)",
  boxed: "border:1px solid #777;padding:2px 6px;font-weight:600",
  light: "font-size:1.35em;font-weight:300;color:#777",
};

const NAMES: Looks<"name"> = {
  big: "font-size:2.4em;font-weight:700",
  caps: "font-size:2em;letter-spacing:.05em",
  spaced: "font-size:1.5em",
  "two-lines": "font-size:2.2em;line-height:1.05;font-weight:300",
  centred: "font-size:2em",
  right: "font-size:2em",
  band: "font-size:2em;background:var(--colour);color:#fff;padding:10px",
  small: "font-size:1.25em;font-weight:700",
  light: "font-size:2.6em;font-weight:200",
};

const HEADERS: Partial<Looks<"name">> = { centred: "text-align:center", right: "text-align:end" };

const TITLES: Looks<"titleLook"> = {
  bold: "font-weight:700",
  italic: "font-style:italic",
  plain: "",
  colour: "color:var(--colour)",
  larger: "font-weight:600;font-size:1.08em",
};

const DATES: Looks<"dateLook"> = {
  same: "",
  grey: "color:#777",
  small: "font-size:.86em",
  italic: "font-style:italic",
  pill: "background:#eee;border-radius:8px;padding:0 6px",
};

const CARDS: Looks<"card"> = {
  none: "",
  box: ".entry{border:1px solid #bbb;padding:5px 8px}",
  fill: ".entry{background:#f1f1f1;padding:5px 8px}",
  tint: ".entry{background:#f7f3ea;border-radius:6px;padding:6px 9px}",
  timeline: `.entry{border-inline-start:2px solid var(--colour);padding-inline-start:10px;position:relative}
.entry:before{content:"";position:absolute;inset-inline-start:-5px;top:5px;width:8px;height:8px;border-radius:50%;background:var(--colour)}`,
};

const CASES: Looks<"headingCase"> = {
  "as-is": "",
  upper: "",
  lower: "",
  spaced: "",
  "tracked-caps": ".heading{letter-spacing:.18em}",
};

export function styleSheet(habits: Habits, script: Script | null): string {
  return [
    `@page{size:${habits.paper};margin:${habits.margin}}`,
    `:root{--colour:${habits.colour}}`,
    BASE,
    `body{font:${habits.size}/${habits.lineHeight} ${fonts(habits.font, script)},sans-serif}`,
    `.name{${NAMES[habits.name]}} header{${HEADERS[habits.name] ?? ""}}`,
    `.heading{${HEADINGS[habits.headingLook]}} ${CASES[habits.headingCase]}`,
    `.title{${TITLES[habits.titleLook]}} .dates{${DATES[habits.dateLook]}}`,
    CARDS[habits.card] + SECOND_PAGES[habits.secondPage],
    designSheet(habits),
    // A word of a heading wants to stay in its column.
    ":is(.margin-left,.margin-right,.heads) .heading{font-size:.92em}",
    // Dark ink on a dark column is no design.
    habits.headingLook === "bar" ? "" : ".sidebar-dark aside :is(.heading,.title,.dates,.name){color:#fff}",
  ].join("\n");
}

/** Letters of other scripts are those of a font that has them, with serifs where the Latin ones have them. */
function fonts(latin: Habits["font"], script: Script | null): string {
  const own = latin.includes("Serif") ? script?.serif : script?.sans;
  return own === undefined ? `"${latin}"` : `"${latin}","${own}"`;
}
