import type { SectionKind } from "../../../types.ts";
import type { LineView } from "../../text/cv-text.ts";
import { compilePhrases, list } from "../../text/phrases.ts";
import { VOICE } from "../../vocabulary/en-voice.data.ts";
import { lazy } from "../../vocabulary/vocabularies.ts";
import { type HeadingReading, headingHint, headingWords } from "./heading-words.ts";

const voices = lazy(() =>
  compilePhrases(SPOKEN.flatMap((kind) => list(VOICE[kind] ?? "").map((phrase) => [phrase, kind] as const))),
);

const SPOKEN = [
  "summary",
  "experience",
  "skills",
  "education",
  "certifications",
  "languages",
  "achievements",
  "projects",
  "volunteering",
  "interests",
  "references",
  "personal",
  "other",
] as const satisfies readonly SectionKind[];

/** What these hold looks like anything: their heading alone tells. */
const SURE: ReadonlySet<SectionKind> = new Set(["interests", "references", "personal"]);

/** What a line that is a heading by its looks means, where its words, which are no more than a cue, leave that open. */
export function spokenOf(view: LineView, reading: HeadingReading | null): HeadingReading | null {
  if (reading !== null && reading.match !== "cue") return reading;
  if (AWAY.test(view.text)) return { kind: "interests", language: "en", match: "joined" };
  const voice = voices().matchAll(headingWords(view.tokens));
  if (voice !== null) return { kind: voice, language: "en", match: SURE.has(voice) ? "joined" : "cue" };
  return reading ?? hintOf(view);
}

/** A word of a heading, or the way it is put. */
function hintOf(view: LineView): HeadingReading | null {
  const offer: HeadingReading = { kind: "skills", language: "en", match: "cue" };
  // "What I would bring to your school": whatever the place is called.
  if (BRINGS.test(view.text)) return offer;
  const meaning = headingHint(view.tokens);
  if (meaning !== null) return { ...meaning, match: "cue" };
  return OFFERS.test(view.text) ? offer : null;
}

/** "Away from the truck", "Beyond the grid", "When not welding": where the writer is when not at work. */
const AWAY =
  /^\P{L}*(?:(?:away from|beyond|outside(?: of)?|off) (?:the|my|our) \p{L}+|(?:when|if|while) (?:i['’]m |i am |we['’]re )?not \p{L}+ing|when (?:i clock|the (?:shift|day|bell|kitchen|shop|whistle|lights?)) \p{L}+|on my days? off|not (?:in|at|on) the \p{L}+|after (?:the )?(?:shift|class|school|service|bell|whistle)s?)\P{L}*$/iu;

const BRINGS = /^\P{L}*what (?:i|you) (?:would |will |can |could )?(?:bring|offer|get)\s/iu;

/** "What you would see in my room", "How I teach": what somebody gets who takes the writer on, and no wish. */
const OFFERS =
  /^\P{L}*(?:what|how)(?=\s)(?!.*(?<!\p{L})(?:not|no|looking|want|wish|hope|need|next|learn\p{L}*|plan|never|pay|reach|came|got|would like)(?!\p{L})|.*n['’]t)(?:.*\s)?(?:i|my|me|you|i['’](?:ll|d)|you['’](?:ll|d))(?:\s.*)?$/iu;
