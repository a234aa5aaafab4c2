/**
 * People that nobody looks at while tuning the engine: the scoreboard shows their totals and nothing
 * else. A fixed list, so that a person never moves from one side to the other.
 */
export const HELD_OUT: ReadonlySet<string> = new Set<string>([
  "caregiver-marites",
  "customs-rashid",
  "dataengineer-nuwan",
  "forwarder-shamil",
  "interior-chiara",
  "microfinance-yogeswari",
  "mlengineer-aisha",
  "patissiere-maelle",
  "payroll-deborah",
  "pharmassist-kirushanthi",
  "police-ramesh",
  "process-aoife",
  "safety-ebere",
  "sap-juergen",
  "seo-jericho",
  "surveyor-ruvini",
  "train-gareth",
  "translator-hala",
  "treasury-megan",
  "uxresearcher-meiling",
  "veteran-marcus",
  "videoeditor-valentina",
  "zerspaner-jannik",
]);

export type Split = "train" | "held-out";

export function splitOf(id: string): Split {
  return HELD_OUT.has(id) ? "held-out" : "train";
}
