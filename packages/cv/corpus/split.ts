/**
 * People that nobody looks at while tuning the engine: the scoreboard shows their totals and nothing
 * else. A fixed list, so that a person never moves from one side to the other.
 */
export const HELD_OUT: ReadonlySet<string> = new Set<string>([
  "backend-narek",
  "biomedical-sohel",
  "boucher-thierry",
  "chauffeur-joris",
  "comptable-solange",
  "content-mahnoor",
  "disenadora-rocio",
  "draughtsman-anil",
  "electrician-karrar",
  "elektroniker-sebastian",
  "entwickler-lukas",
  "fitness-kojo",
  "frontdesk-mathusha",
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
  "physio-sabina",
  "plumber-aled",
  "primary-kalaichelvi",
  "product-liis",
  "qa-sachith",
  "rn-lorraine",
  "speech-niamh",
  "supply-isuri",
  "support-mirjana",
]);

export type Split = "train" | "held-out";

export function splitOf(id: string): Split {
  return HELD_OUT.has(id) ? "held-out" : "train";
}
