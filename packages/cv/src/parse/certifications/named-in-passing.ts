import type { Certification } from "../../types.ts";
import { type LineView, viewFrom, viewUpTo } from "../text/cv-text.ts";
import { matchesOf } from "../text/matches.ts";
import { tokenise } from "../text/tokens.ts";
import { hasCertificateLetters } from "./certificate-words.ts";
import { OF_DRIVING } from "./of-driving.ts";
import { LONGEST, type ReadPapers } from "./read-papers.ts";

/** Words that nothing but a paper has, and courses that everybody knows by their name. */
const OUTRIGHT =
  /(?<!\p{L})(?:certificates?|certification|attestation|zertifikat|(?!führer)\p{L}{3,}schein|(?:bedien|kran|flug)\p{L}+ausweis|sachkundenachweis|certificat|certificado|certificato|certificaat|attestato|carn(?:et|é) de manipulador|(?:fork ?lift|hgv|lgv|pcv|sia|trade|practising|practicing|teaching|nursing|pilot['’]?s?|security|crane|firearms?|door supervisor) (?:licen[cs]e|ticket)|(?:cscs|ecs|cpcs|ipaf|white|smart|tacho(?:graph)?) card|driver cpc|(?:teacher|nurse|professional|\p{Lu}{2,6}) registration|first aid(?:er)?|ersthelfer(?:in)?|erste hilfe|secourisme|primeros auxilios|primeiros socorros|primo soccorso|food (?:hygiene|safety|handlers?)|manual handling|haccp|prince2|itil|caces|habilitation)(?!\p{L})/iu;

/** "curso de transporte coletivo (2021)", "Course in welding, 2019": taken in its year. */
const COURSE =
  /^\W*(?:curso (?:de|em)|cours de|formation|corso di|cursus|(?:short )?course (?:in|on)|lehrgang|fortbildung|weiterbildung)\s[^.]{3,60}(?:19|20)\d\d/iu;

/** Papers of a stay, of birth and of goods; what is offered, wished for or taught, and what ran out. */
const NO_PAPER =
  /(?<!\p{L})(?:visas?|work permit|residen\p{L}+|passport|birth|marriage|death|gift|on request|upon request|required|insurance|willing|plan|want|wish|hope|would|taught|teach\p{L}*|learn\p{L}*|looking|interested|preparing|towards?|volunteer\p{L}*|expired|lapsed|ran out|no longer|not|never)(?!\p{L})/iu;

const COURSE_NAME =
  /^(?:curso|cours|formation|corso|cursus|(?:short )?course|lehrgang|fortbildung|weiterbildung)\s/iu;

/** "MICE": meetings and congresses, beside the grade of an engineer. */
const LETTERS_OF_OTHERS = /^\W*(?:MICE|CRM|SATS|ILS|PTS|VAE|AWS|CPR|FRM|VHF)\W*$/u;

/** A year or a number: without either, what stands among other things is a subject or a title as often as a paper. */
const STATED = /\p{Nd}{4}/u;

const MOST_WORDS = 10;

/** Papers that a line of other things names outright: "Full licence. First Aid at Work (2023), CSCS card." */
export function namedInPassing(lines: readonly LineView[], read: ReadPapers): readonly Certification[] {
  return lines.flatMap((view) =>
    view.tokens.length <= LONGEST && STATED.test(view.text) && isNamed(view.text, view)
      ? stretchesIn(view).flatMap((part) => read([part]).filter(isOutright))
      : [],
  );
}

const SENTENCE_END = /(?:\.(?=\s+\p{Lu})|[;|•·\t])\s*/gu;
const PIECE_END = /(?:,|\s(?:and|&|und|et|y|e|en)(?=\s))\s*(?![^()]{0,60}\))/gu;

const LINK = /(?:[,;]|\s(?:and|&|und|et|y|e|en))\s*$/u;

/** Each paper of a line with what is said of it: from where it begins to the next one. */
function stretchesIn(view: LineView): readonly LineView[] {
  return parts(view, SENTENCE_END).flatMap((sentence) => {
    const pieces = parts(sentence, PIECE_END);
    const starts = pieces.filter((piece) => isPaper(ownText(piece), piece)).map(startOf);
    return starts.map((from, index) => {
      const to = starts[index + 1] ?? sentence.text.length;
      return viewUpTo(viewFrom(sentence, from), sentence.text.slice(0, to).replace(LINK, "").length);
    });
  });
}

function parts(view: LineView, end: RegExp): readonly LineView[] {
  const from = startOf(view);
  const ends = matchesOf(end, view.text)
    .map(({ index, 0: { length } }) => index + length)
    .filter((at) => at > from);
  return [from, ...ends]
    .map((start, index) => viewUpTo(viewFrom(view, start), ends[index] ?? view.text.length))
    .filter(({ tokens }) => tokens.length > 0);
}

function startOf({ tokens }: LineView): number {
  return tokens[0]?.start ?? 0;
}

function ownText(view: LineView): string {
  return view.text.slice(startOf(view));
}

function isPaper(own: string, view: LineView): boolean {
  if (LETTERS_OF_OTHERS.test(own)) return false;
  return !OF_DRIVING.test(own) && !NO_PAPER.test(own) && isNamed(own, view);
}

function isNamed(own: string, { tokens, text }: LineView): boolean {
  return OUTRIGHT.test(own) || COURSE.test(own) || hasCertificateLetters(tokens, text);
}

function isOutright({ name }: Certification): boolean {
  if (OF_DRIVING.test(name) || name.split(/\s+/).length > MOST_WORDS) return false;
  return OUTRIGHT.test(name) || COURSE_NAME.test(name) || hasCertificateLetters(tokenise(name), name);
}
