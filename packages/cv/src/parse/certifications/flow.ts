import type { Evidence } from "../../types.ts";
import { type DateSpan, findDates } from "../dates/find-dates.ts";
import type { CvText, LineView } from "../text/cv-text.ts";
import { factOf, joinLines, joinParagraphs, type Paragraph } from "../text/paragraphs.ts";
import { hasNoRoomFor } from "../text/room.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { isAside } from "./aside-lines.ts";
import { isKnownIssuer, namesCertificate } from "./certificate-words.ts";
import { isCutByEdge, NARROW } from "./cut-names.ts";
import { opensWithHowOften } from "./how-often.ts";

/** A paragraph or list item with its words and dates, whatever lines it is wrapped over. */
export interface Flow {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly dates: readonly DateSpan[];
  readonly bullet: boolean;
  readonly bold: boolean;
  readonly quote: (from: number, to: number) => readonly Evidence[];
}

export function toFlows(lines: readonly LineView[], text: CvText): readonly Flow[] {
  return withKinds(splitBehindDates(lines.filter((view) => !isAside(view))).flatMap(joinLines)).map(
    (paragraph) => toFlow(paragraph, text),
  );
}

/** "Google Data Analytics" over "Professional Certificate, 2024" in a narrow column: what kind of paper it is names none. */
function withKinds(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const joined: Paragraph[] = [];
  const isClosedByYears = areClosedByYears(paragraphs);
  for (const paragraph of paragraphs) {
    const above = joined.at(-1);
    const goesOn =
      KIND_ALONE.test(paragraph.text) ||
      (isClosedByYears &&
        (YEAR_IN_BRACKETS.test(paragraph.text) ||
          (YEAR_AT_END.test(paragraph.text) && isFull(above, paragraph))));
    if (
      above !== undefined &&
      !paragraph.bullet &&
      ((goesOn && isOpen(above, paragraph)) || isCutByEdge(above, paragraph))
    )
      joined[joined.length - 1] = joinParagraphs(above, paragraph);
    else joined.push(paragraph);
  }
  return joined;
}

/** "HubSpot Social Media" over "Marketing (2025)", "Google Cloud Professional" over "DevOps Engineer, 2024", where each entry ends in its year. */
function areClosedByYears(paragraphs: readonly Paragraph[]): boolean {
  const [last] = paragraphs.slice(-1);
  const closed = paragraphs.filter(({ text }) => YEAR_AT_END.test(text));
  return closed.length >= 2 && closed.length * 2 >= paragraphs.length && closed.at(-1) === last;
}

const YEAR_IN_BRACKETS = /\((?:19|20)\p{Nd}{2}\)\s*$/u;
const YEAR_AT_END = /(?:^\(|[\p{L}\p{Nd})+],?\s\(?)(?:19|20)\p{Nd}{2}\)?\s*$/u;

function isFull(above: Paragraph | undefined, below: Paragraph): boolean {
  const [a, b] = [above?.pieces.at(-1)?.view, below.pieces[0]?.view];
  if (a?.line.box == null || b === undefined || above?.bullet === true) return false;
  return a.edge - a.line.box.x <= NARROW && hasNoRoomFor(a, b);
}

const KIND_ALONE =
  /^(?:(?:professional|associate|advanced|specialist|practitioner|foundation|expert|career|graduate|online) )?(?:certificate|certification|specialization|specialisation|nanodegree|zertifikat|certificat|certificado|certificato|certificaat)(?![\p{L}\s]*\p{L})/iu;

/** A name with no year and no word for papers yet, in the same type as what is below it. */
function isOpen(above: Paragraph, below: Paragraph): boolean {
  const [a, b] = [above.pieces.at(-1)?.view, below.pieces[0]?.view];
  if (a === undefined || b === undefined || a.line.block !== b.line.block || b.id !== a.id + 1) return false;
  if (a.line.bold !== b.line.bold || a.line.size !== b.line.size || a.dates.length > 0) return false;
  const tokens = tokenise(above.text);
  return /[\p{L}\p{Nd})]$/u.test(above.text) && !namesCertificate(tokens) && !isKnownIssuer(tokens);
}

/** In a narrow column "First Aid, 2023" ends its entry, whatever room the next line would have had. */
function splitBehindDates(lines: readonly LineView[]): readonly (readonly LineView[])[] {
  const groups: LineView[][] = [];
  let isEnd = true;
  for (const view of lines) {
    const above = groups.at(-1)?.at(-1)?.text ?? "";
    const isNext =
      isEnd ||
      opensWithHowOften(view.text) ||
      (GRANTED_BY.test(above) && GRANTED_BY.test(view.text)) ||
      (CLOSED.test(above) && (PAPER_IN.test(view.text) || isSpelt(above) || CLOSED.test(view.text))) ||
      (PAPER_END.test(above) && namesCertificate(view.tokens));
    if (isNext && (/^\p{Lu}/u.test(view.text) || view.text.includes("\t"))) groups.push([view]);
    else if (groups.length === 0) groups.push([view]);
    else groups.at(-1)?.push(view);
    const last = view.dates.at(-1);
    isEnd = last !== undefined && last.from > 0 && /^[)\]\s]*$/.test(view.text.slice(last.to));
  }
  return groups;
}

/** "IRCSL Pre-recruitment Test (Life)" over "Diploma in Life Insurance": the bracket closes the one above. */
const CLOSED = /\)\s*$/;
const PAPER_IN =
  /^(?:diploma|diplôme|diplom|certificate|certificat|certificado|certificato|zertifikat|certified|licen[cs]e|licensed|member|membership|fellow|registered)\s(?:in|of|for|to|en|em|di|de|as|für|van|\p{Lu})/iu;

/** "Worker Screening Check" over "Working with Children Check": what kind of paper it is ends its name. */
const PAPER_END =
  /\p{L}\s(?:check|licen[cs]e|certificate|card|permit|ticket|clearance|passport)(?:\s\([^()]{2,20}\))?\s*$/iu;

/** "Basic Trauma Life Support (BTLS)": a name and its letters are whole, however far the line reaches. */
function isSpelt(line: string): boolean {
  const [, name = "", letters = ""] = /^(.+)\s\((\p{Lu}{2,8})\)\s*$/u.exec(line) ?? [];
  const capitals = [...name.matchAll(/(?<![\p{L}'’])\p{Lu}/gu)].join("");
  return letters !== "" && capitals === letters;
}

/** Lines that each name a paper and who granted it. */
const GRANTED_BY = /\S,\s(?:certified|credential(?:ed)?|issued|awarded|accredited|licensed|granted) by\s\S/iu;

/** "Lathe Software 2019 Certified Professional": the edition of what was examined. */
function isOfName(text: string, { from, to }: DateSpan): boolean {
  return (
    to - from === 4 && /\p{L}\s$/u.test(text.slice(0, from)) && RANK_BEHIND.test(text.slice(to, to + 60))
  );
}

const RANK_BEHIND =
  /^\s(?:\p{Lu}[\p{L}+]*\s){0,2}(?:Certified|Certification|Associate|Professional|Specialist|Expert|(?:Lead |Internal )?Auditor|Administrator|Developer|Practitioner|Foundation)(?!\p{L})/u;

function toFlow(paragraph: Paragraph, text: CvText): Flow {
  const tokens = tokenise(paragraph.text);
  return {
    text: paragraph.text,
    tokens,
    dates: findDates(tokens, text.dateStyle).filter((span) => !isOfName(paragraph.text, span)),
    bullet: paragraph.bullet,
    bold: paragraph.pieces[0]?.view.line.bold ?? false,
    quote: (from, to) => factOf(paragraph, from, to).evidence,
  };
}
