/**
 * People that nobody looks at while tuning the engine: the scoreboard shows their totals and nothing
 * else. A fixed list, so that a person never moves from one side to the other.
 */
export const HELD_OUT: ReadonlySet<string> = new Set<string>([
  "anagrafe-nives",
  "caregiver-marites",
  "civil-mahela",
  "cook-pradeepa",
  "customs-rashid",
  "data-kofi",
  "dataengineer-nuwan",
  "dietitian-rania",
  "ecologist-freya",
  "forwarder-shamil",
  "guard-alemu",
  "interior-chiara",
  "microfinance-yogeswari",
  "mlengineer-aisha",
  "nightporter-tenzin",
  "optometrist-leilani",
  "patissiere-maelle",
  "payroll-deborah",
  "pharmassist-kirushanthi",
  "police-ramesh",
  "process-aoife",
  "reporter-saoirse",
  "safety-ebere",
  "sales-bilal",
  "sap-juergen",
  "seo-jericho",
  "shop-kugan",
  "support-anjelica",
  "surveyor-ruvini",
  "thuiszorg-fenna",
  "train-gareth",
  "translator-hala",
  "treasury-megan",
  "uxresearcher-meiling",
  "veteran-marcus",
  "videoeditor-valentina",
  "vineyard-hamish",
  "zerspaner-jannik",
]);

export type Split = "train" | "held-out";

export function splitOf(id: string): Split {
  return HELD_OUT.has(id) ? "held-out" : "train";
}
