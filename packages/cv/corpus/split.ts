/**
 * People that nobody looks at while tuning the engine: the scoreboard shows their totals and nothing
 * else. A fixed list, so that a person never moves from one side to the other.
 */
export const HELD_OUT: ReadonlySet<string> = new Set<string>([
  "actuary-thandi",
  "aircraft-weijun",
  "bartender-callum",
  "caregiver-marites",
  "crane-ramiro",
  "customs-rashid",
  "dataengineer-nuwan",
  "dentist-sachini",
  "dyeing-suresh",
  "events-wambui",
  "firefighter-rajan",
  "fiscal-larissa",
  "forwarder-shamil",
  "gamedev-rafael",
  "icudoctor-mehdi",
  "interior-chiara",
  "javaarchitect-suresh",
  "lift-mahesh",
  "mason-piyadasa",
  "medrep-vikram",
  "microfinance-yogeswari",
  "midwife-thandiwe",
  "mlengineer-aisha",
  "paralegal-denise",
  "patissiere-maelle",
  "payroll-deborah",
  "petroleum-blake",
  "pharmassist-kirushanthi",
  "police-ramesh",
  "principal-wijeratne",
  "process-aoife",
  "professor-alastair",
  "radiographer-callum",
  "safety-ebere",
  "sap-juergen",
  "schilder-jeroen",
  "senteacher-joanna",
  "seo-jericho",
  "sre-tunde",
  "surveyor-ruvini",
  "train-gareth",
  "translator-hala",
  "treasury-megan",
  "uxresearcher-meiling",
  "veteran-marcus",
  "vetnurse-hannah",
  "videoeditor-valentina",
  "zerspaner-jannik",
]);

export type Split = "train" | "held-out";

export function splitOf(id: string): Split {
  return HELD_OUT.has(id) ? "held-out" : "train";
}
