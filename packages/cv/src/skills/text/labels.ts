import { isForeignSubHeading } from "./foreign-headings.ts";
import { tokenise } from "./tokenise.ts";
import { LEVEL_WORDS } from "./words.ts";

/** "Frameworks: React, Vue": up to five words, a colon, and something after it. */
const LABEL = /^\s*([\p{L}\p{N}][^:,;|•\t]{0,60}):\s+(?=\S)/u;

/** The label of a line that lists skills outside a section of skills. */
const SKILL_LABEL =
  /^(?:(?:key|core|main|technical|professional|soft|hard|used|relevant|computer|it|software|other)\s+)*(?:skills?(?: used| gained)?|technolog(?:y|ies)(?: used)?|tech(?:nology)? stack|tech|tools?(?: and technologies| & technologies| used)?|environment|(?:the )?(?:technolog(?:y|ies)|tools?|stack|languages?|frameworks?)(?: that)? (?:i|we) (?:have )?(?:used|use|worked with|work with)(?: (?:were|are|include|included))?|used technolog(?:y|ies)|stack|software|(?:programming )?languages|frameworks?|libraries|databases?|platforms?|competenc(?:es|ies)|areas of expertise|expertise|strengths|proficien(?:t in|cies)|kenntnisse|technologien|werkzeuge|fähigkeiten|compétences|technologies utilisées|outils|environnement(?: technique)?|competencias|habilidades|tecnologías|herramientas|tecnologias|ferramentas|competenze|tecnologie|strumenti|vaardigheden|technologieën)$/iu;

/** English sub-headings of a section of skills: they name a kind of skill, not a skill. */
const HEADING =
  /^(?:(?:key|core|main|technical|professional|personal|soft|hard|other|additional|computer|it|software|programming|digital|language|interpersonal|transferable|practical|general|business|management|web|mobile|cloud|design|development|special|clinical|functional|industry|office|relevant|top|trade|job|work|product|craft)\s+)*(?:&\s+)?(?:skills?(?: set| summary)?|skillset|abilities|competenc(?:e|es|ies|y)|qualities|attributes|strengths|expertise|knowledge|languages?|frameworks?|libraries|databases?|tools?|technolog(?:y|ies)|platforms?|software|others?|methods|methodolog(?:y|ies)|practices|operating systems|cloud|devops|front-?\s?end|back-?\s?end|mobile|web|testing|version control|misc(?:ellaneous)?\.?|profile|proficienc(?:y|ies)|applications|packages|systems|concepts|areas(?: of interest)?|interests|hobbies|certifications?)(?:\s*(?:&|and|\/)\s*(?:tools?|technolog(?:y|ies)|frameworks?|libraries|skills?|languages?|platforms?|databases?|abilities|competenc(?:es|ies)|knowledge|expertise|experience|qualities|strengths|software|systems|other|others|devops|methods|apis?|cloud|design|web|testing))*$/iu;

/** "Tools – Asana, Slack": the same with a dash, where several follow and none of them says how long or how well. */
const DASHED_LABEL = /^\s*([\p{L}][\p{L} &/]{0,32})\s[–—-]\s+(?=[^,;–—\d]+[,;][^–—]+$)/u;

/** "Press and marketing software proficiency and experience: Cision, Prezly". */
const LONG_LABEL =
  /^(?:\S+\s+){5,8}(?:skills|experience|proficienc(?:y|ies)|knowledge|tools|software|programs|systems)$/iu;

interface Label {
  readonly text: string;
  /** Where the text after the label begins. */
  readonly end: number;
}

export function lineLabel(text: string): Label | null {
  const match = LABEL.exec(text) ?? DASHED_LABEL.exec(text);
  const label = match?.[1]?.trim();
  if (match === null || label === undefined) return null;
  if (label.split(/\s+/).length > 5 && !LONG_LABEL.test(label)) return null;
  return { text: label, end: match[0].length };
}

/** "Practices (advanced)". */
const LEVEL_BEHIND = /\s*\([^()]{3,24}\)\s*$/u;

export function isSkillLabel(label: string): boolean {
  return SKILL_LABEL.test(label);
}

/** No heading is longer, and to look for the end of one in a long line takes the square of its length. */
const MAX_HEADING = 200;

export function isSubHeading(written: string): boolean {
  if (written.length > MAX_HEADING) return written.trimEnd().endsWith(":");
  const text = written.replace(LEVEL_BEHIND, (bracket) =>
    isLevel(bracket.trim().slice(1, -1)) ? "" : bracket,
  );
  const heading = text.replace(/[\s:–—-]+$/u, "").trim();
  return /:\s*$/.test(text) || HEADING.test(heading) || isForeignSubHeading(heading);
}

const SOFT_HEADING =
  /\b(?:soft|attitude|personal|interpersonal|people|social|transferable|behaviou?ral|attributes|qualities|traits|persönliche|soziale|humaines|personnelles|personales|pessoais|personali|blandas|persoonlijke)\b/iu;

/** "Soft skills", "Personal qualities": what stands below is of the person. */
export function isSoftHeading(text: string): boolean {
  return SOFT_HEADING.test(text);
}

/** "Advanced", "5 years", "★★★☆☆", "80 %": how well, not what. */
export function isLevel(text: string): boolean {
  return tokenise(text).every(
    (token) => token.symbol || LEVEL_WORDS.has(token.norm) || /^(?:\d+|[abc][12])$/.test(token.norm),
  );
}
