/**
 * People that nobody looks at while tuning the engine: the scoreboard shows their totals and nothing
 * else. A fixed list, so that a person never moves from one side to the other.
 */
export const HELD_OUT: ReadonlySet<string> = new Set<string>([
  "backend-narek",
  "biomedical-sohel",
  "bookkeeper-roshan",
  "boucher-thierry",
  "chauffeur-joris",
  "comptable-solange",
  "content-mahnoor",
  "dataanalyst-folake",
  "devofficer-chamari",
  "devops-raghav",
  "disenadora-rocio",
  "draughtsman-anil",
  "electrician-karrar",
  "elektroniker-sebastian",
  "enfermera-itziar",
  "entwickler-lukas",
  "fitness-kojo",
  "frontdesk-mathusha",
  "frontend-sewmini",
  "hr-tharushi",
  "imobiliaria-marta",
  "impiegata-ilaria",
  "itsupport-kerron",
  "javadev-piotr",
  "lawyer-zanele",
  "magasinier-lamine",
  "manutencao-wagner",
  "marketing-camilo",
  "mechanical-yashveer",
  "merchandiser-tharushi",
  "mobile-defne",
  "nurse-keabetswe",
  "physio-sabina",
  "plumber-aled",
  "primary-kalaichelvi",
  "product-liis",
  "qa-sachith",
  "receptionniste-maud",
  "rn-lorraine",
  "spedition-anke",
  "speech-niamh",
  "structural-ikram",
  "supply-isuri",
  "support-mirjana",
  "teacher-kavishka",
  "uxdesigner-ingrid",
  "vendedor-caio",
  "welder-kwabena",
]);

export type Split = "train" | "held-out";

export function splitOf(id: string): Split {
  return HELD_OUT.has(id) ? "held-out" : "train";
}
