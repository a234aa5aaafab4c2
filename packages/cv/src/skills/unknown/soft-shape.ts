/**
 * How a list words a trait of character that the graph does not know: "Capacidade de …", "Esprit de …", "Buona …",
 * "…fähigkeit", "…gericht", "… minded".
 */
const SOFT_SHAPE = new RegExp(
  [
    "^(?:sens|esprit|goût|facilité|aisance|capacité|qualités?|force|grande? (?:capacité|sens)|bonnes? (?!pratiques)|respect)(?: |$)",
    "^(?:sentido|espírito|facilidade|capacidade|boa|bom|gosto|vontade|habilidade|atitude|foco|respeito)(?: |$)",
    "^(?:espíritu|facilidad|capacidad|buen[ao]?|gusto|ganas|afán|actitud|habilidad(?:es)? (?:social|comunic|interpers|de comunic)|respeto)(?: |\\p{L}|$)",
    "^(?:senso|spirito|capacità|buon[ae]?|attitudine|predisposizione|propensione|voglia|rispetto|ottim[ae] (?:doti|capacità))(?: |$)",
    "^(?:gute[rs]? |sicheres |freundliches |gepflegtes |hohe |schnelle |ausgeprägte )",
    "^(?:goede? |sterke? |zelfstandig |flexibele )",
    "^(?:ability to|sense of|love of|strong|good|positive|can-do|eye for|passion for) ",
    "^\\p{L}+[- ](?:minded(?:ness)?|conscious(?:ness)?)$|^(?:follow[- ]?(?:through|up and follow[- ]?through)|work ethics?|stick-to-it-iveness)$",
    "\\p{L}{3}(?:fähigkeit|bereitschaft|bewusstsein|freude|freudig|orientierung|stärke|vermögen|mentaliteit|gericht|zin|vermogen|heid)$",
    "^(?:rapidez|agilidade|agilidad|velocità|rapidità|rapidité|optimismo|otimismo|humildade|humildad|umiltà|humilité|honestidad|bondade|alegría|vitalidad|energía|energia)$",
  ].join("|"),
  "iu",
);

export function hasSoftShape(name: string): boolean {
  return SOFT_SHAPE.test(name);
}
