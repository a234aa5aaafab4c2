import { hasCertificateWord } from "../../certifications/certificate-words.ts";
import type { Token } from "../../text/tokens.ts";

/** Words of a text that are also the name of a degree: those from `first` up to `last`, which is not of them. */
interface DegreeWords {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly first: number;
  readonly last: number;
}

interface Mention extends DegreeWords {
  readonly written: string;
  readonly to: number;
  readonly before: Token | undefined;
  readonly next: Token | undefined;
  /** Whether the words behind lead to a field of study: "in", "of". */
  readonly leadsToField: () => boolean;
}

/** Whether words with the name of a degree mean something else where they stand. */
export function isNoDegree(words: DegreeWords, isFieldLink: (at: number) => boolean): boolean {
  const { tokens, text, first, last } = words;
  const to = tokens[last - 1]?.end ?? 0;
  const mention = {
    ...words,
    written: text.slice(tokens[first]?.start ?? 0, to),
    to,
    before: tokens[first - 1],
    next: tokens[last],
    leadsToField: () => isFieldLink(last),
  };
  return OTHER_MEANINGS.some((means) => means(mention));
}

const OTHER_MEANINGS: readonly ((mention: Mention) => boolean)[] = [
  (mention) => mention.written.length <= 4 && !isWrittenShort(mention.written) && !isSmallAward(mention),
  isPostcode,
  // A month, unless it is written as the degree of an architect.
  ({ written }) => /^march$/i.test(written) && !/^M\.?Arch$/.test(written),
  (mention) =>
    /^(?:be|me|ms|ma|dr|md|pg|be in)$/i.test(mention.written) &&
    !isAbbreviation(mention) &&
    !isSmallAward(mention),
  isOtherMaster,
  isTitleOfPerson,
  // "DEC 2018": a month.
  ({ written, before, next }) =>
    /^dec$/i.test(written) && (before !== undefined || !/^[,(]?$|^(?:in|en)$/.test(next?.text ?? "")),
  // "two years of Chemistry, no diploma"
  ({ before }) => /^(?:no|without|ohne|sans|sin|senza|sem|zonder)$/.test(before?.text ?? ""),
  // "Foundation Doctor": a post; "Doctor of Medicine": a degree.
  ({ written, next }) => /^doctor$/i.test(written) && !/^(?:of|in|en|degree)$/.test(next?.text ?? ""),
  isLevelOfCertificate,
  // "Gymnasium Alleestraße" is a school, "Gymnasium" alone what one leaves it with.
  ({ written, tokens, first }) =>
    /^(?:gymnasium|lyceum|atheneum|liceo|lycée)$/i.test(written) && tokens[first + 1]?.kind === "word",
  // "ACMA (Associate of CIMA)": a standing in a body; "Associate of Science": a degree.
  ({ written, next }) => /^associate of$/i.test(written) && !KIND_OF_ASSOCIATE.test(next?.text ?? ""),
  // "graduated with honours": how it ended.
  ({ written, text, tokens, first }) =>
    /^honou?rs$/i.test(written) && /(?<!\p{L})with\s$/iu.test(text.slice(0, tokens[first]?.start)),
  isCodeOnly,
  isLanguageTest,
  // "Marine Parade Secondary School": with a name in front it is a school.
  ({ written, before, text, to }) =>
    /school$/i.test(written) && isName(before, text) && !isGivenByKind(text.slice(0, to)),
  // "Matriculation School": the kind of school by the examination it leads to.
  ({ written, next }) => /^matric/i.test(written) && /^(?:school|hr|higher)$/.test(next?.text ?? ""),
  isLicence,
];

const KIND_OF_ASSOCIATE =
  /^(?:arts|science|sciences|applied|fine|occupational|business|engineering|technology|nursing|commerce|general|specialized|education|liberal|technical)$/;

/** "N3 Electrical Engineering", "D3 Perhotelan": elsewhere such letters are codes of anything. */
function isCodeOnly({ written, text, tokens, first, next }: Mention): boolean {
  if (!/^(?:N[1-6]|D[34]|S[12])$/i.test(written)) return false;
  if (first > 0 && tokens[first - 1]?.kind !== "mark") return true;
  if (/^N\d$/.test(written)) return next !== undefined && !OF_N_COURSE.test(text.slice(next.start));
  return !OF_INDONESIA.test(text);
}

const OF_N_COURSE = /^(?:[–—:,(-]|certificate|\p{Lu}\p{Ll}{3,})/iu;
const OF_INDONESIA =
  /(?<!\p{L})(?:politeknik|universitas|institut|akademi|sekolah|stikes|negeri|sma|smk)(?!\p{L})/iu;

/** "Certificate of Proficiency in English": how well a language is spoken. */
function isLanguageTest({ written, next }: Mention): boolean {
  return (
    /^certificate of proficiency in$/i.test(written) &&
    /^(?:english|spanish|french|german|italian)$/.test(next?.text ?? "")
  );
}

/** "ma in graphic design", a line by itself of one who writes everything small; "ma in generale, …" is Italian. */
function isSmallAward({ text, written, first, next }: Mention): boolean {
  return first === 0 && /^[bm][as]$/.test(written) && next?.text === "in" && SMALL_LINE.test(text);
}

const SMALL_LINE =
  /^\s*[bm][as] in(?: (?!generale|realt|questo|tutt|ogni|più|un)[\p{Ll}&-]{3,}){1,4}\s*(?:,? ?\(?\p{Nd}{4}\)?)?$/u;

/** "SMK (Vocational High School)": letters of a certificate, and the kind of school that gives it. */
const GIVEN_BY_KIND =
  /(?<!\p{L})\p{Lu}{2,6} ?\((?:(?:[Vv]ocational|[Tt]echnical|[Ss]enior|[Jj]unior|[Uu]pper|[Ll]ower|[Hh]igher|[Gg]eneral|[Aa]cademic|[Cc]ommercial|[Ss]econdary|[Hh]igh|[Mm]iddle) ){1,4}[Ss]chool$/u;

/** Whether a text ends so, in front of the closing bracket. */
export function isGivenByKind(text: string): boolean {
  return GIVEN_BY_KIND.test(text);
}

/** "BS1 4TR": the postcode of Bristol. */
function isPostcode({ written, first, last, next, to }: Mention): boolean {
  return last - first === 1 && written.length <= 2 && next?.kind === "number" && next.start === to;
}

/** "Certified Scrum Master", "Master Chef Award", "webmaster": masters of no university. */
function isOtherMaster({ written, before }: Mention): boolean {
  return (
    /^master$/i.test(written) &&
    /^(?:scrum|web|station|quarter|post|harbour|harbor|head|dock|yard)$/.test(before?.text ?? "")
  );
}

/** "Prof. Dr.-Ing. Anna Huber", "supervised by Dr. phil. Jan Berg": in front of two names it is a title. */
function isTitleOfPerson({ written, text, before, to }: Mention): boolean {
  if (!/^dr\.[ -]/i.test(written)) return false;
  return before?.kind === "word" || /^\.?\s+\p{Lu}\p{L}+\s+(?:(?:von|van|de)\s)?\p{Lu}/u.test(text.slice(to));
}

/** "HACCP Level 3", "Safeguarding Level 2": the level of a certificate, or of a name that no study has. */
function isLevelOfCertificate({ written, tokens, first, next }: Mention): boolean {
  if (!/^level \d$/i.test(written)) return false;
  return hasCertificateWord(tokens.slice(0, first)) || (first > 0 && next?.kind !== "word");
}

/** "Driving licence" is none of the degrees of that name. */
function isLicence({ written, tokens, first, text, to }: Mention): boolean {
  if (!/^licen[cs]e$/i.test(written)) return false;
  return first > 0 || (tokens[first + 1]?.kind !== "word" && !isLabel(text, to));
}

/** "Licence : Physique", but not "Licence: B" or "Licence: Class C". */
function isLabel(text: string, at: number): boolean {
  return /^\s?:\s(?!class|categ|type|full|clean|driv|permis)\p{L}{4}/iu.test(text.slice(at));
}

function isName(token: Token | undefined, text: string): boolean {
  return (
    token?.kind === "word" &&
    /^\p{Lu}/u.test(text.slice(token.start)) &&
    !/^(?:completed?|finished|upper|lower|senior|junior|general|higher|public|state|a|the|of|in)$/.test(
      token.text,
    )
  );
}

/** BSc, LL.B, CAP, Bac and the like: two capitals, or a short word that is one in its language. */
function isWrittenShort(written: string): boolean {
  // No word of any language, however small who writes everything small writes it.
  if (/^(?:b|m)(?:sc|ba|fa|eng)$|^(?:phd|llb|llm)$/.test(written)) return true;
  if (/^(?:bac|abi|abitur|lic|dipl|vwo|havo|vmbo|mbo|hbo)\.?$/i.test(written)) return true;
  return /\p{Lu}.*\p{Lu}/u.test(written) || /[\d+]/.test(written) || /^\p{Lo}/u.test(written);
}

const AFTER_MICROSOFT =
  /^(?:word|excel|office|powerpoint|access|project|outlook|teams|visio|sql|dos|paint|windows|dynamics|publisher)$/;

/** "MS in", "MA," but not the title "Ms Silva" or "Dr Perera". */
function isAbbreviation({ written, next, leadsToField }: Mention): boolean {
  if (written !== written.toUpperCase()) return false;
  if (AFTER_MICROSOFT.test(next?.text ?? "")) return false;
  return next === undefined || next.kind === "mark" || !/^dr$/i.test(written) || leadsToField();
}
