/**
 * People that nobody looks at while tuning the engine: the scoreboard shows their totals and nothing
 * else. A fixed list, so that a person never moves from one side to the other.
 */
export const HELD_OUT: ReadonlySet<string> = new Set<string>([
  "anagrafe-nives",
  "caregiver-marites",
  "civil-mahela",
  "data-kofi",
  "dataengineer-nuwan",
  "dietitian-rania",
  "guard-alemu",
  "interior-chiara",
  "mlengineer-aisha",
  "nightporter-tenzin",
  "optometrist-leilani",
  "payroll-deborah",
  "police-ramesh",
  "reporter-saoirse",
  "safety-ebere",
  "sales-bilal",
  "seo-jericho",
  "support-anjelica",
  "thuiszorg-fenna",
  "train-gareth",
  "treasury-megan",
  "veteran-marcus",
  "vineyard-hamish",
  "zerspaner-jannik",
]);

export type Split = "train" | "held-out";

export function splitOf(id: string): Split {
  return HELD_OUT.has(id) ? "held-out" : "train";
}
