/**
 * People that nobody looks at while tuning the engine: the scoreboard shows their totals and nothing
 * else. A fixed list, so that a person never moves from one side to the other.
 */
export const HELD_OUT: ReadonlySet<string> = new Set<string>([
  "actuary-thandi",
  "aircraft-weijun",
  "bartender-callum",
  "crane-ramiro",
  "customs-rashid",
  "dyeing-suresh",
  "events-wambui",
  "fiscal-larissa",
  "forwarder-shamil",
  "lift-mahesh",
  "mason-piyadasa",
  "medrep-vikram",
  "microfinance-yogeswari",
  "patissiere-maelle",
  "payroll-deborah",
  "petroleum-blake",
  "process-aoife",
  "safety-ebere",
  "schilder-jeroen",
  "seo-jericho",
  "surveyor-ruvini",
  "train-gareth",
  "treasury-megan",
  "zerspaner-jannik",
]);

export type Split = "train" | "held-out";

export function splitOf(id: string): Split {
  return HELD_OUT.has(id) ? "held-out" : "train";
}
