import type { ToldTrait } from "./told-traits.ts";

const WORD = "(?!(?:and|but) )[\\p{L}\\d'’-]+";
/** "Meticulous with figures": one of a row, with what it is said of. */
const PIECE = `${WORD}(?: ${WORD}){0,5}`;
const JOINT = "(?:,? and |,? but |, | / )";
const VERY = "(?:(?:very|always|highly|naturally|extremely|quite|really|also|both|equally|utterly|a|an) )*";

/** "I am hard working, and", "I stay", and in a row about oneself "…, stay calm". */
const I_AM = new RegExp(
  `(?<![\\p{L}])(?:I am|I['’]m|I (?:stay|remain|keep)|(?:^|[,;.] )(?:stay|remain|keep)) ${VERY}(?:${PIECE}${JOINT}${VERY})*$`,
  "iu",
);

/** "Discreet, calm and": a row of traits that begins its sentence. */
const ROW = new RegExp(`^${VERY}(?:${PIECE}${JOINT}${VERY})*$`, "iu");

/** "Known for tact and", "I bring patience,": what somebody is praised for or offers. */
const PRAISED = new RegExp(
  `(?<![\\p{L}])(?:(?:known|valued|praised|recogni[sz]ed|appreciated|respected|noted|commended|complimented|trusted) (?:${WORD} ){0,3}for|I (?:offer|bring|can offer)) ${VERY}(?:${PIECE}${JOINT})*(?:${WORD} ){0,2}$`,
  "iu",
);

/** What is said of a person: by its ending, or one of the short ones that have none. */
const OF_A_PERSON =
  /^(?:calm|stress|kind|warm|alert|tidy|neat|loyal|honest|mature|polite|thorough|discreet|humble|brave|fair|firm|direct|sincere|modest|keen|curious|steady|strong|excellent|good|great|plain|quick|fast|hard|used|able|never|always|not|no|well|at|easy|happy|careful|punctual|team|fluent|part|self)$|(?:ive|ful|[ai]ble|ed|ous|[^m]ent|ant|al|ic|ly|ate|etic|oriented|minded|driven|working|caring|loving|learning|unflappable)$/i;

/** Behind a trait its sentence ends, goes on with the next, or says of whom or when it holds. */
const AFTER =
  /^(?:\s*(?:$|[.;!)/])| (?:with|under|when|while|by nature|on the (?:phone|radio|machine|road|floor|line|job)|around|even|because)\b)/u;
const NEXT = new RegExp(`^${JOINT}${VERY}(\\p{L}+)`, "iu");

/** "I turn up on time", "listen well": a trait in the words of what somebody does. */
const DONE_BY_ONESELF = /^(?:turn|show) up on time$|^listen well$/i;
const BEFORE_DONE = /(?:^|[.;,!]\s+|\b(?:I|always|and) )$/;

/** "Analytical; persuasive.", "Known for tact", "I stay calm when …" in what a writer of English tells of themselves. */
export function isToldInEnglish({ before, name, behind }: ToldTrait): boolean {
  if (DONE_BY_ONESELF.test(name) && BEFORE_DONE.test(before)) return true;
  if (PRAISED.test(before)) return /^\s*(?:$|[.,;!)]| and\b)/u.test(behind);
  return isPieceEnd(behind) && (isInRow(before, name) || I_AM.test(before));
}

/** "Patient, carers and": what goes on with a noun is no row of traits. */
function isPieceEnd(behind: string): boolean {
  if (AFTER.test(behind)) return true;
  const next = NEXT.exec(behind)?.[1];
  return next !== undefined && (OF_A_PERSON.test(next) || WHAT_ONE_DOES.test(next));
}

/** "Punctual, listen well, stay calm", "punctual, I keep the overview": what goes on with what the writer does. */
const WHAT_ONE_DOES = /^(?:i|listen|stay|remain|keep|work|turn|learn|get)$/i;

function isInRow(before: string, name: string): boolean {
  const sentence = before.slice(
    Math.max(...[".", ";", "!", "?", ":"].map((end) => before.lastIndexOf(end))) + 1,
  );
  const head = /\p{L}+(?:-\p{L}+)*/u.exec(sentence)?.[0] ?? name;
  return isOfAPerson(name) && isOfAPerson(head) && ROW.test(sentence.trimStart());
}

/** "Strong negotiator", "target oriented", "never late". */
function isOfAPerson(name: string): boolean {
  const words = name.split(/[\s-]+/);
  return OF_A_PERSON.test(words[0] ?? "") || OF_A_PERSON.test(words.at(-1) ?? "");
}
