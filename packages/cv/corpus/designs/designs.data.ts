import { PAGE_PARTS } from "./page-parts.ts";

/** One way to lay out the page: its style sheet, and the parts in the order of the markup, `{name}` each. */
export interface Design {
  readonly css: string;
  readonly markup: string;
}

/** A dark picture of a few dots, drawn large. */
const PHOTO =
  "url(data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABgAAAAICAMAAADUf89RAAAABGdBTUEAALGPC/xhBQAAACBjSFJNAAB6JgAAgIQAAPoAAACA6AAAdTAAAOpgAAA6mAAAF3CculE8AAACN1BMVEUDEysPIBkTDQcAEAgPCREFHDsAElEDHVgQHWwcEHkqHmsHGo4MJpMjFnQbBoINH3MGGI4GKHUbIWYODFAUEGYJBGwAAIQOAGkJIUUHIjIDCCQABDcPACEIACwGDRweAz8ABVsABEsDAEUOFDciBTsSDFMWHl8AJmEAJ1wIGmICPWUAIlsKFU4eElEOCFAAAG4QAz4WFkEBGR0TAicYFiobBAYMEA4RCQgANCcMKhYKIgwCESgAKUQEKkwWHzopLE0WJE4EGEoAGEkFLj0FJiwGICcAEjcABj8jATsOABIUACEVABwXESAMFQ4AIxYUFwwbJwAoAwAUAAAVDy8PCyoPIDQQBUIPEkwhFksXEjIAGUELCkIGFiMFIi0PEBUQBSIJBwsYBQAHBAAXAAodEQYEIQAPKRsHNikGDhMAFxUQDQQKABYVChYpCAQWGh0jHzkwFEsTCSgWAEYYDTwoFzoeEx8YFQAKDgQaGQ4wMSEoJR8pNQooLQoJERQTFwgOFw4ABBAAAAAHDAAGAAseEQYDGQgbIiMBDxAADAIMBg0FBB8cACoUACQvCAkiAAAbFAAOCQsYMS4tDjAVDxQOFwAAFRMODQkWCAUAEQAAEw4ACQAAEgAcBwACHgcCDBwGFRESAxYUBRobABgeAR8MABIdCgkXCwANAAILDCIcLiQkEhcRHQYEIwcCEQAOEwcBFAAAAAcOAA8ACgMHFwQAIRgAECMAAC0cCikZACoTAC8DChsICgIKAAD8WNwfAAAAB3RJTUUH6gsXBzgE1KiiFAAAANNJREFUCNcByAA3/wAAAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcAGBkaGxwdHh8gISIjJCUmJygpKissLS4vADAxMjM0NTY3ODk6Ozw9Pj9AQUJDREVGRwBISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl8AYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3AHh5ent8fX5/gIGCg4SFhoeIiYqLjI2OjwCQkZKTlJWWl5iZmpucnZ6foKGio6SlpoEAp6ipqqusra6vsLGys5i0tba3uLm6u7yBlzdHAWcjeMQAAAAldEVYdGRhdGU6Y3JlYXRlADIwMjYtMTEtMjNUMDc6NTY6MDQrMDA6MDDEaV0XAAAAJXRFWHRkYXRlOm1vZGlmeQAyMDI2LTExLTIzVDA3OjU2OjA0KzAwOjAwtTTlqwAAAABJRU5ErkJggg==)";

/** Side and story beside each other. */
const TWO = ".wrap{display:grid;grid-template-columns:240px 1fr}";

/** What style sheets do to one and the same page, by name. */
export const DESIGNS: Readonly<Record<string, Design>> = {
  "grad-sidebar": {
    css: `${TWO}aside{background:linear-gradient(180deg,#134,#276);color:#fff}header{background:#fff}`,
    markup: `{head}<div class=wrap>{side}{main}</div>`,
  },
  "grad-page": {
    css: `${TWO}body{background:linear-gradient(135deg,#1a1a2e,#16213e);color:#eee;height:1100px}`,
    markup: `{head}<div class=wrap>{main}{side}</div>`,
  },
  cliptext: {
    css: `h1{background:linear-gradient(90deg,#e33,#33e);-webkit-background-clip:text;color:transparent}h2{background:linear-gradient(90deg,#0a8,#08a);-webkit-background-clip:text;-webkit-text-fill-color:transparent}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "opacity-blend": {
    css: `header{background:#123;color:#fff}.role{opacity:.7}.dates{opacity:.5}h2{mix-blend-mode:multiply;color:#a30}.firm{color:rgba(0,0,0,.6)}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "shadow-filter": {
    css: `article{box-shadow:0 4px 18px rgba(0,0,0,.3);padding:10px;margin:8px;border-radius:8px;background:#fff}h1{text-shadow:2px 2px 6px rgba(0,0,0,.5)}header{filter:drop-shadow(0 2px 4px #888);background:#eee}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "rotated-heads": {
    css: `main section{position:relative;padding-left:46px}main h2{position:absolute;left:0;top:60px;transform:rotate(-90deg);transform-origin:left top;margin:0}${TWO}`,
    markup: `{head}<div class=wrap>{side}{main}</div>`,
  },
  columns: {
    css: `.cols{columns:2;column-gap:30px;padding:20px}section{break-inside:avoid}`,
    markup: `{head}<div class=cols>{about}{jobs}{edu}{contact}{skills}{langs}</div>`,
  },
  absolute: {
    css: `.a{position:absolute}.jobs{position:absolute;left:300px;top:120px;width:440px}.edu{position:absolute;left:300px;top:520px}.contact{position:absolute;left:20px;top:120px}.skills{position:absolute;left:20px;top:260px}.langs{position:absolute;left:20px;top:470px}.about{position:absolute;left:20px;top:600px;width:240px}header{position:absolute;left:20px;top:0}`,
    markup: `{langs}{edu}{jobs}{head}{about}{skills}{contact}`,
  },
  "row-reverse": {
    css: `.wrap{display:flex;flex-direction:row-reverse}aside{width:240px;background:#f2f2f2}main{flex:1}`,
    markup: `{head}<div class=wrap>{side}{main}</div>`,
  },
  svgtext: {
    css: `header{display:none}`,
    markup: `<svg width=700 height=90><rect width=700 height=90 fill="#204"/><text x=20 y=45 font-size=34 fill=white>Marisol Ortega</text><text x=20 y=75 font-size=15 fill="#ddd">Operations Manager</text></svg>{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  textstroke: {
    css: `h1{-webkit-text-stroke:1px #333;color:transparent}h2{-webkit-text-stroke:.6px #a00;color:#fff}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "clip-path": {
    css: `header{background:linear-gradient(90deg,#802,#f80);clip-path:polygon(0 0,100% 0,100% 75%,0 100%);color:#fff;padding-bottom:50px}.mono{display:grid;place-items:center;width:60px;height:60px;border-radius:50%;background:#fff;color:#802;float:left;margin-right:16px}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  bgimage: {
    css: `header{background:${PHOTO} center/cover;color:#fff;height:160px}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "table-dates": {
    css: `article{display:grid;grid-template-columns:130px 1fr}.row{display:contents}.row .dates{order:-1;grid-column:1;grid-row:1}.row h3{grid-column:2}article p,article ul{grid-column:2}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "smallcaps-spaced": {
    css: `h1{font-variant:small-caps;letter-spacing:6px}h2{text-transform:uppercase;letter-spacing:5px;font-weight:300}.tags{display:flex;flex-wrap:wrap;gap:6px;list-style:none;padding:0}.tags li{border:1px solid #999;border-radius:12px;padding:1px 9px}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "grid-skills": {
    css: `.tags{display:grid;grid-template-columns:repeat(3,1fr);list-style:none;padding:0}.tags li::before{content:"✓ "}.bottom{display:grid;grid-template-columns:1fr 1fr 1fr}`,
    markup: `{head}{about}{jobs}<div class=bottom>{edu}{langs}{contact}</div>{skills}`,
  },
  timeline: {
    css: `.jobs article{border-left:3px solid #09c;padding-left:16px;position:relative;margin-left:10px}.jobs article::before{content:"";position:absolute;left:-8px;top:8px;width:12px;height:12px;border-radius:50%;background:#09c}.row{flex-direction:row-reverse;justify-content:flex-end;gap:14px}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  dark: {
    css: `body{background:#111;color:#ddd}h2{color:#6cf}.dates{color:#888}${TWO}`,
    markup: `{head}<div class=wrap>{main}{side}</div>`,
  },
  "scale-zoom": {
    css: `body{zoom:.8}h1{transform:scale(1.4);transform-origin:left}.jobs{transform:skewX(-2deg)}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "pills-cards": {
    css: `main article{display:inline-block;width:48%;vertical-align:top;border:1px solid #ccc;border-radius:10px;padding:10px}.dates{background:linear-gradient(90deg,#09c,#06a);color:#fff;border-radius:10px;padding:1px 8px;font-size:11px}`,
    markup: `{head}{side}{main}`,
  },
  "footer-contact": {
    css: `footer{background:linear-gradient(#333,#111);color:#fff;padding:10px 20px}footer ul{display:flex;gap:30px;list-style:none;padding:0}footer h2{display:none}`,
    markup: `{head}{about}{jobs}{edu}{skills}{langs}<footer>{contact}</footer>`,
  },
  "conic-radial": {
    css: `header{background:radial-gradient(circle,#444,#000);color:#f5f5f5}aside{background:conic-gradient(from 45deg,#245,#123,#245);color:#fafafa}${TWO}`,
    markup: `{head}<div class=wrap>{side}{main}</div>`,
  },
  "semi-transparent": {
    css: `body{background:${PHOTO}}main,aside,header{background:rgba(255,255,255,.85)}${TWO}`,
    markup: `{head}<div class=wrap>{side}{main}</div>`,
  },
  "multicol-header": {
    css: `header{display:flex;justify-content:space-between;background:linear-gradient(90deg,#005,#507);color:#fff}header .contact ul{list-style:none;text-align:right}header h2{display:none}`,
    markup: `{wide-head}{about}{jobs}{edu}{skills}{langs}`,
  },
  "icons-before": {
    css: `h2::before{content:"◆ ";color:#09c}.contact li:nth-child(1)::before{content:"✆ "}.contact li:nth-child(2)::before{content:"✉ "}.contact li:nth-child(3)::before{content:"⚲ "}.contact ul{list-style:none;display:flex;gap:20px}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "vertical-name": {
    css: `header{position:absolute;left:0;top:0;width:70px;height:1120px;background:#124;color:#fff;writing-mode:vertical-rl}body>div{margin-left:90px}`,
    markup: `{head}<div>{contact}{about}{jobs}{edu}{skills}{langs}</div>`,
  },
  "alt-timeline": {
    css: `.jobs article{width:48%}.jobs article:nth-of-type(2){margin-left:52%}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "dropcap-justify": {
    css: `.about p::first-letter{font-size:40px;float:left;line-height:1}p,li{text-align:justify;hyphens:auto}main,section{max-width:420px}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  tiny: {
    css: `body{font-size:9px}h1{font-size:18px}h2{font-size:10px}h3{font-size:9px}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  centered: {
    css: `body{text-align:center}ul{list-style:none;padding:0}.row{display:block}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "tags-inline": {
    css: `.tags,.contact ul,.langs ul{padding:0}.tags li,.contact li,.langs li{display:inline-block;margin-right:10px;background:#eef;border-radius:4px;padding:2px 8px}`,
    markup: `{head}{contact}{skills}{about}{jobs}{edu}{langs}`,
  },
  "heading-boxes": {
    css: `h2{background:#234;color:#fff;padding:4px 10px;display:inline-block}h3{color:#09c}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "headings-right": {
    css: `h2{margin:0}section{display:grid;grid-template-columns:1fr 140px}h2{grid-column:2;grid-row:1;text-align:right}section>*:not(h2){grid-column:1}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "three-cols": {
    css: `.wrap{display:grid;grid-template-columns:170px 1fr 170px;gap:14px}`,
    markup: `{head}<div class=wrap><div>{contact}{langs}</div><div>{about}{jobs}</div><div>{skills}{edu}</div></div>`,
  },
  "inline-dates": {
    css: `.row{display:inline}.row h3{display:inline}.row .dates::before{content:" ("}.row .dates::after{content:")"}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "name-middle": {
    css: `header{order:3}body{display:flex;flex-direction:column}header{text-align:center;border-top:2px solid;border-bottom:2px solid}`,
    markup: `<div>{contact}</div>{head}<div>{about}{jobs}{edu}{skills}{langs}</div>`,
  },
  bars: {
    css: `.tags{list-style:none;padding:0}.tags li{background:linear-gradient(90deg,#09c 70%,#ddd 70%);color:#fff;margin:3px 0;padding:2px 6px;width:240px}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "two-page": {
    css: `.jobs article{min-height:420px}.edu{break-before:page}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "underline-strip": {
    css: `h2{border-bottom:3px double #a00;letter-spacing:.3em}h1{word-spacing:30px}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "nested-grid": {
    css: `main{display:grid;grid-template-columns:1fr 1fr;gap:20px}.jobs{grid-column:1/3;display:grid;grid-template-columns:1fr 1fr;gap:20px}.jobs h2{grid-column:1/3}`,
    markup: `{head}<main>{about}{contact}{jobs}{edu}{langs}{skills}</main>`,
  },
  pale: {
    css: `body{color:#777}h2{color:#bbb}.dates{color:#c8c8c8}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "sidebar-right-dates": {
    css: `${TWO}.wrap{grid-template-columns:1fr 220px}article{border-bottom:1px solid #ddd}.firm{text-align:right;margin-top:-18px}.row{display:block}.dates{font-size:11px}`,
    markup: `{head}<div class=wrap>{main}{side}</div>`,
  },
  "photo-name-right": {
    css: `header{text-align:right;background:linear-gradient(to right,#fff,#468)}`,
    markup: `{head}{contact}{about}{jobs}{edu}{skills}{langs}`,
  },
  "footer-columns": {
    css: `footer{display:grid;grid-template-columns:repeat(4,1fr);gap:10px;background:#222;color:#fff;padding:10px;font-size:10px;position:absolute;bottom:0;left:0;right:0}`,
    markup: `{head}{about}{jobs}<footer>{contact}{edu}{skills}{langs}</footer>`,
  },
  "cards-over-thirds": {
    css: `main{padding:10px}.jobs{display:grid;grid-template-columns:1fr 1fr;gap:16px}.jobs h2{grid-column:1/3}.thirds{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px;padding:10px}`,
    markup: `{head}{contact}<main>{about}{jobs}</main><div class=thirds>{edu}{skills}{langs}</div>`,
  },
  "name-stacked": {
    css: `${TWO}h1{font-size:54px;line-height:.9;text-transform:uppercase;max-width:300px}.role{letter-spacing:6px;text-transform:uppercase;font-size:10px}`,
    markup: `{head}<div class=wrap>{side}{main}</div>`,
  },
  "curved-name": {
    css: `${TWO}header{display:none}`,
    markup: `<svg width=794 height=160><path id=c fill=none d="M120,140 Q397,-40 674,140"/><text font-size=40><textPath href="#c" startOffset=30%>Marisol Ortega</textPath></text></svg><p>Operations Manager</p><div class=wrap>{side}{main}</div>`,
  },
  "upright-letters": {
    css: `${TWO}main section{position:relative;padding-left:40px;min-height:190px}main h2{position:absolute;left:0;top:0;writing-mode:vertical-rl;text-orientation:upright;font-size:13px;margin:0}`,
    markup: `{head}<div class=wrap>{side}{main}</div>`,
  },
};

const BASE = `*{box-sizing:border-box}body{margin:0;font:13px/1.45 Lato,sans-serif;color:#222}h1{margin:0;font-size:32px}h2{font-size:16px;margin:14px 0 6px}h3{font-size:13px;margin:6px 0 0}p{margin:2px 0}ul{margin:2px 0;padding-left:18px}.row{display:flex;justify-content:space-between}.mono{display:none}header,aside,main{padding:20px}`;

/** The page in a design, as a browser prints it. */
export function pageIn({ css, markup }: Design): string {
  const body = markup.replace(/\{([a-z-]+)\}/g, (_, part: string) => PAGE_PARTS[part] ?? "");
  return `<!doctype html><meta charset="utf-8"><title>cv</title><style>@page{margin:0;size:A4}html{print-color-adjust:exact;-webkit-print-color-adjust:exact}${BASE}${css}</style>${body}`;
}
