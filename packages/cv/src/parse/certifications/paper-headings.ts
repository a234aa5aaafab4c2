import { readHeading } from "../sections/headings/heading-words.ts";
import { tokenise } from "../text/tokens.ts";
import { hasCertificateWord } from "./certificate-words.ts";
import type { Flow } from "./flow.ts";
import type { Piece } from "./read-pieces.ts";
import type { Entry } from "./split-flow.ts";

type Promise = "papers" | "bodies" | "mixed" | "visits";

/**
 * What a heading lets one expect below it: papers; bodies the person belongs to, whose name alone is no paper; or
 * papers among strengths ("Qualifications"); or what somebody sat through ("Seminars attended").
 */
export function readPromise(heading: string | null): Promise {
  if (heading === null) return "papers";
  if (VISITS.test(heading)) return "visits";
  if (BODIES.test(heading) && !PAPERS.test(heading)) return "bodies";
  return QUALIFICATIONS.test(heading) && readHeading(tokenise(heading))?.kind !== "certifications"
    ? "mixed"
    : "papers";
}

const VISITS =
  /^\W*(?:trainings?|courses?|workshops?|seminars?|program(?:me)?s?) (?:attended|undergone)\W*$|^\W*workshops (?:and|&) seminars\W*$/iu;
const QUALIFICATIONS = /qualifi[ck]a|^\W*education\W*$/iu;
const BODIES =
  /(?<!\p{L})(?:memberships?|affiliations?|bodies|professional (?:standing|status|recognition)|mitgliedschaften|adhésions|afiliaciones|membresías|associações|filiações|affiliazioni|associazioni|lidmaatschap(?:pen)?)(?!\p{L})/iu;
const PAPERS =
  /certif|zertifi|licen[cs]|lizenz|regist|qualifi|accredit|train|course|papers|credential|ticket|cards|diplom|formation|formación|formação/iu;

/** True where an entry is a paper by more than its place below such a heading. */
export function keepsPromise(promise: Promise, flow: Flow, { pieces, dated }: Entry): boolean {
  if (promise === "papers") return true;
  if (promise === "visits") return pieces.some(isNamedOrGranted);
  if (promise === "mixed")
    return dated || pieces.some(({ isCertificate, isSureIssuer }) => isCertificate || isSureIssuer);
  if (OF_NO_TRADE.test(flow.text)) return false;
  return (
    STANDING.test(flow.text) ||
    /\d{3}/.test(
      flow.dates.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), flow.text),
    ) ||
    pieces.some(isPaper) ||
    isOfGrade(pieces)
  );
}

function isNamedOrGranted({ text, isSureIssuer }: Piece): boolean {
  return isSureIssuer || hasCertificateWord(tokenise(text));
}

/** As what a body lists the person; "Registered Nurses Association" is a body. */
const STANDING =
  /(?<!\p{L})(?:members?|fellow|associate|affiliate|licentiate|graduate|(?:chartered|registered|certified|licensed)(?! \p{L}*(?:s|institut\p{L}*|societ\p{L}*)(?!\p{L}))|enrolled|admitted|attorney|advocate|mitglied|membre|miembro|colegiad[oa]|membro|soci[oa]|lid)(?!\p{L})/iu;

/** "E tū union member", "Member of the Old Boys' Association": whoever pays or was there belongs to it. */
const OF_NO_TRADE =
  /(?<!\p{L})(?:(?:trade |labour |credit )?unions?|gewerkschaft|syndicat|sindicato|vakbond|alumni|old (?:boys|girls)|sports?|rotary|lions|scouts?)(?!\p{L})/iu;

const BODY_NOUN =
  /(?<!\p{L})(?:association|society|institut(?:e|ion|o)|council|board|federation|guild|chamber|union|club|academy|college|network|foundation|league|alliance|verband|verein|ordre|asociación|associação|associazione|vereniging)(?!\p{L})/iu;

function isPaper({ text, isCertificate, isIssuer }: Piece): boolean {
  return isCertificate && !isIssuer && !BODY_NOUN.test(text);
}

/** "MIET", "AMIE(SL), Institution of Engineers": the letters of a grade, and not those of the body. */
function isOfGrade([first, ...rest]: readonly Piece[]): boolean {
  const letters = /^([AFMGL]\p{Lu}{2,6})(?:\s?\(\p{Lu}+\))?$/u.exec(first?.text ?? "")?.[1];
  if (letters === undefined) return false;
  return !rest.some(({ text }) => {
    const initials = [...text.matchAll(/(?<!\p{L})\p{Lu}/gu)].join("");
    return initials === letters || initials.startsWith(letters);
  });
}
