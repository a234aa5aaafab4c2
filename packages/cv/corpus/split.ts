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
  "farmaceutica-daniela",
  "fitness-kojo",
  "frontdesk-mathusha",
  "geologist-johanna",
  "hr-alanoud",
  "hr-tharushi",
  "imobiliaria-marta",
  "itsupport-kerron",
  "lager-merve",
  "landscaper-tane",
  "magasinier-lamine",
  "manutencao-wagner",
  "marketing-camilo",
  "marketing-ruta",
  "maths-shanice",
  "mechanical-yashveer",
  "merchandiser-tharushi",
  "mobile-defne",
  "nurse-keabetswe",
  "obra-nuria",
  "paghe-federica",
  "parrucchiera-sara",
  "physio-sabina",
  "plumber-aled",
  "preschool-nirosha",
  "primary-kalaichelvi",
  "product-liis",
  "qa-sachith",
  "qualidade-telma",
  "rn-lorraine",
  "soc-hafiz",
  "speech-niamh",
  "supply-isuri",
  "support-mirjana",
  "tax-wanja",
]);

export type Split = "train" | "held-out";

export function splitOf(id: string): Split {
  return HELD_OUT.has(id) ? "held-out" : "train";
}
