import { div, tag } from "../render/html/markup.ts";
import type { Arranged } from "./arrange.ts";
import { type Fixed, valueDrawer } from "./draw-value.ts";
import type { Random } from "./random.ts";
import { isShort } from "./section-kinds.ts";

/** How designers part a page beside its plain columns, and what they do to the letters. */
export const DESIGN = {
  shape: ["plain", "plain", "plain", "plain", "plain", "three-columns", "half-sidebar", "grid", "foot-band"],
  lettering: ["plain", "plain", "plain", "plain", "plain", "small-caps", "drop-capital", "justified", "dark"],
  turned: ["none", "none", "none", "none", "none", "none", "headings"],
  pointColumns: ["one", "one", "one", "one", "one", "two"],
} as const;

export type Design = { readonly [K in keyof typeof DESIGN]: (typeof DESIGN)[K][number] };

/** One habit of design at most, so that no two want the same room; those that are asked for, where some are. */
export function drawDesign(random: Random, fixed: Fixed): Design {
  const draw = valueDrawer(random, fixed);
  const drawn: Design = {
    shape: draw("shape", DESIGN.shape),
    lettering: draw("lettering", DESIGN.lettering),
    turned: draw("turned", DESIGN.turned),
    pointColumns: draw("pointColumns", DESIGN.pointColumns),
  };
  const only = random.pick(["shape", "lettering", "turned", "pointColumns"]);
  const isKept = (habit: string) => (isDesigned(fixed) ? fixed.has(habit) : habit === only);
  return {
    shape: isKept("shape") ? drawn.shape : PLAIN_DESIGN.shape,
    lettering: isKept("lettering") ? drawn.lettering : PLAIN_DESIGN.lettering,
    turned: isKept("turned") ? drawn.turned : PLAIN_DESIGN.turned,
    pointColumns: isKept("pointColumns") ? drawn.pointColumns : PLAIN_DESIGN.pointColumns,
  };
}

export const PLAIN_DESIGN: Design = {
  shape: "plain",
  lettering: "plain",
  turned: "none",
  pointColumns: "one",
};

/** Whether one of these habits is asked for. */
export function isDesigned(fixed: Fixed): boolean {
  return Object.keys(DESIGN).some((habit) => fixed.has(habit));
}

type Write = (arranged: readonly Arranged[]) => string;

/** The sections of a page in one column, below its header, by what the shape makes of them. */
export const SHAPES: Readonly<Record<Design["shape"], (all: readonly Arranged[], write: Write) => string>> = {
  plain: (all, write) => write(all),
  "three-columns": (all, write) => {
    const [short, long] = parted(all);
    const half = Math.ceil(short.length / 2);
    return div(
      "three-columns",
      div("", write(short.slice(0, half))),
      div("", write(long)),
      div("", write(short.slice(half))),
    );
  },
  "half-sidebar": (all, write) => {
    const [short, long] = parted(all);
    const beside = div(
      "half-sidebar",
      tag("aside", "", write(short)),
      tag("main", "", write(long.slice(0, 2))),
    );
    return beside + write(long.slice(2));
  },
  grid: (all, write) => {
    const [short, long] = parted(all);
    return write(long) + div("cards", ...short.map((section) => div("", write([section]))));
  },
  "foot-band": (all, write) => {
    const [short, long] = parted(all);
    return write(long) + div("foot-band", ...short.map((section) => div("", write([section]))));
  },
};

function parted(all: readonly Arranged[]): readonly [short: readonly Arranged[], long: readonly Arranged[]] {
  return [all.filter(({ section }) => isShort(section)), all.filter(({ section }) => !isShort(section))];
}

const BESIDE = "display:grid;gap:18px";
const LETTERING: Readonly<Record<Design["lettering"], string>> = {
  plain: "",
  "small-caps": ".heading,.name{font-variant-caps:small-caps;letter-spacing:.08em}",
  "drop-capital":
    "section:first-of-type p:first-of-type:first-letter{float:left;font-size:2.6em;line-height:.9;padding-right:3px}",
  justified: "p,li,.indented,.hanging{text-align:justify}",
  dark: "html,body{background:#1d2530;color:#f2f2f2} :root{--colour:#7fc4ff} .entry{background:none!important} .dates{background:none!important}",
};

export function designSheet({ shape, lettering, turned, pointColumns }: Design): string {
  return [
    shape === "three-columns"
      ? `.three-columns{${BESIDE};grid-template-columns:fit-content(44mm) minmax(0,1fr) fit-content(40mm)}`
      : "",
    shape === "half-sidebar"
      ? `.half-sidebar{${BESIDE};grid-template-columns:fit-content(58mm) minmax(0,1fr)} .half-sidebar aside{background:#eee;padding:8px}`
      : "",
    shape === "grid"
      ? `.cards{${BESIDE};grid-template-columns:1fr 1fr;margin-top:10px} .cards>div{border:1px solid #bbb;padding:6px 10px}`
      : "",
    shape === "foot-band"
      ? ".foot-band{display:flex;gap:24px;background:#e7ecf0;color:#222;padding:8px 12px;margin-top:14px} .foot-band>div{flex:1}"
      : "",
    LETTERING[lettering],
    turned === "headings"
      ? "section{position:relative;padding-left:34px;min-height:9.5em} section>.heading{position:absolute;left:0;top:0;margin:0;writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap;font-size:.95em}"
      : "",
    pointColumns === "two" ? ".entry ul{columns:2}" : "",
  ].join("\n");
}
