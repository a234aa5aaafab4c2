import type { Candidate } from "../graph/pattern-index.ts";
import type { SkillPattern, Surroundings } from "./letter-case.ts";

/** Letters of a sentence before a trait that may say whose it is. */
const LONGEST_ROW = 80;
/** "I am patient with people and …", "ich arbeite ruhig und …". */
const I_AM =
  /(?<![\p{L}])(?:I am|I['’]m|(?:ich )?(?:bin|arbeite)|je suis|soy|sou|sono una? persona|sono|ik (?:ben|werk)) (?:(?:an?|eine?|une?|um|uma|very|quite|always|also|both|naturally|extremely|highly|equally|sehr|immer|stets|gerne?|auch|très|toujours|muy|siempre|muito|sempre|molto|heel|altijd|graag|zeer) )*(?:\p{Ll}[\p{Ll}-]+(?: with \p{Ll}+)?(?:,? (?:and|but|und|et|y|e|en) |, )(?:(?:very|always|also|sehr|immer|auch) )*)*$/iu;

/** What leads to traits in a sentence about oneself: "meine Stärken sind", "me caracterizo por", "أبرز ما يميزني". */
const LEADS =
  /(?:\b(?:puntos fuertes|fortalezas|pontos fortes|punti (?:di )?forza|punti forti|(?:meine )?stärken|atouts?|(?:mes|mi|meus|mie|mijn) (?:qualités|cualidades|qualidades|qualità|sterke punten|kwaliteiten)|sterke punten|me caracteriz[ao]n?(?: por)?|me define[n]?|aport(?:ar|o|ando)|aportare|apporter|contribuir com|destac[ao] por|conhecid[oa] (?:pel[oa]|por)|conocid[oa] por|not[oa] per|conosciut[oa] per|(?:re)?connue? pour|bekannt für|zeichne[nt]? mich|überzeuge (?:ich )?durch|bekend om|opvalt door)|يميّ?زني|أتميّ?ز ب|أتمتّ?ع ب|نقاط قوتي)[^.;!?]*$/iu;
/** What stands behind them, in languages that end with it and in German: "… sind meine Stärken", "für … bekannt". */
const ENDS =
  /^[^.;!?।]{0,80}?(?:ශක්තිය|ශක්තීන්|මගේ හැකියා|என் பலம்|எனது பலம்|பலங்கள்|मेरी (?:ताकत|ताक़त|खूबी|ख़ूबी|विशेषता)|से काम कर|\b(?:sind|gehören zu) meine[nr]? stärken|\bbekannt\b|\bgeschätzt\b)/iu;

/** Up to a trait only short pieces of the sentence: "Magasinier depuis 2013, ponctuel, …". */
const ONLY_PIECES =
  /(?:^|[.;:!?]\s+)(?:[^\s.;:!?,]+(?: [^\s.;:!?,]+){0,4}, |[^\s.;:!?,]+ (?:und|et|y|e|en|and) )*$/u;
/** The piece ends behind it, or goes on about where it shows: "flexible sur les horaires". */
const PIECE_ENDS =
  /^(?:[,.;:!]|\s*$|,? (?:und|et|y|e|en|ed|and|mais|mas|pero|ma|maar|aber|sur|con|com|avec|mit|met|im|in|ante|face|sans|sem|sin|senza|ohne|zonder|أ?و|සහ|மற்றும்|और) )/u;

/**
 * What people say that they are, as a list of skills would have it: behind "I am", behind what announces strengths, and
 * in a few words about oneself as a piece of its own ("Rigoureux, habitué aux délais", "Geduldig, betrokken en …").
 */
export function isSaidOfOneself(
  { alias, skill }: SkillPattern,
  candidate: Candidate,
  around: Surroundings,
): boolean {
  const { from, to } = candidate;
  const { run, tokens } = around;
  if (skill.class !== "soft") return false;
  const start = tokens[from]?.start ?? 0;
  const before = run.text.slice(Math.max(0, start - LONGEST_ROW), start);
  if (to - from === 1 && alias.use === "listed" && I_AM.test(before)) return true;
  if (run.isOfOneself !== true || alias.foreign !== true) return false;
  if (LEADS.test(before)) return true;
  const behind = run.text.slice(tokens[to - 1]?.end);
  return (PIECE_ENDS.test(behind) && ONLY_PIECES.test(before)) || ENDS.test(behind);
}
