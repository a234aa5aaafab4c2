/**
 * People that nobody looks at while tuning the engine: the scoreboard shows their totals and nothing
 * else. A fixed list, so that a person never moves from one side to the other.
 */
export const HELD_OUT: ReadonlySet<string> = new Set<string>([
  "aidesoignante-clarisse",
  "backend-narek",
  "beheerder-joost",
  "biomedical-sohel",
  "boucher-thierry",
  "buero-heike",
  "chauffeur-joris",
  "comptable-solange",
  "content-mahnoor",
  "controller-siobhan",
  "developpeuse-oceane",
  "disenadora-rocio",
  "draughtsman-anil",
  "dtp-jeyanthi",
  "electrician-karrar",
  "elektroniker-sebastian",
  "entwickler-lukas",
  "fitness-kojo",
  "frontdesk-mathusha",
  "hr-alanoud",
  "hr-tharushi",
  "imobiliaria-marta",
  "itsupport-kerron",
  "magasinier-lamine",
  "manutencao-wagner",
  "marketing-camilo",
  "mechanical-yashveer",
  "merchandiser-tharushi",
  "mobile-defne",
  "nurse-keabetswe",
  "obra-nuria",
  "paghe-federica",
  "physio-sabina",
  "plumber-aled",
  "primary-kalaichelvi",
  "product-liis",
  "qa-sachith",
  "qualidade-telma",
  "rn-lorraine",
  "speech-niamh",
  "supply-isuri",
  "support-mirjana",
]);

export type Split = "train" | "held-out";

export function splitOf(id: string): Split {
  return HELD_OUT.has(id) ? "held-out" : "train";
}
