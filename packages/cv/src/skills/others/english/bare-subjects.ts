import { AGENTS, NOT_OF_THE_JOB } from "../people.data.ts";
import { cue, ONCE, type Rule } from "../rule.ts";

const START = "(?:^|[.;]\\s+)";
const ITEM = "(?:the |our )?\\p{L}{2,}(?: \\p{L}{3,})?";
/** Verbs of several that are no nouns: "Housekeeping and security have", "Electrical and plumbing work" is none. */
const OF_SEVERAL =
  "(?:have|had|get|read|send|belong|ask|want|come|came|sit|sat|own|bring|buy|pay|speak|teach|decide|follow|write|report to|share|(?:are|were)(?= (?:downstairs|upstairs|next door|outside|elsewhere|done by|sent out|sent to|bought in|outsourced|contracted out|given to|not|others|for others)\\b))";
/** Folk who work beside the writer; not whom they work for ("Patients washed"). */
const WORKERS = `(?:${AGENTS}|contractors|apprentices|trainees|interns|nurses|alumni|graduates|juniors|students|pupils|technicians|consultants)`;
const WHERE = "(?: (?:from|of|in|at) (?:the |our |an? )?\\p{L}+)?";
/** What says of a verb in -ed that something was done to them: "Contractors managed on site". */
const NO_OBJECT =
  "(?!(?:by|for|in|on|at|to|with|from|and|or|as|of|per|each|every|during|through|across|after|before|under|within|using|via|until|when|while|about|against|daily|weekly|monthly|\\p{L}+ly)\\b)";
/** Whoever draws, models and codes in a program. */
const DRAWS =
  "(?:(?<=s )(?:draw|model|code|work|write|sketch|render|edit|type|dictate|chart|design)|draws|models|codes|works|writes|sketches|renders|edits|types|dictates|charts|designs|invoices|schedules|paints|keeps \\p{L}+|plans)";

/** Subjects without an article, as a bullet has them that tells of others: "Contractors carried out blasting". */
export const ENGLISH_BARE_SUBJECTS: readonly Rule[] = [
  // "Marketing, merchandising and logistics read the reports"
  {
    cue: cue(`${START}${ITEM}(?:, ${ITEM}){0,4},? and ${ITEM}? ${OF_SEVERAL} (?!up\\b)(?=[\\p{L}\\d])`),
    reach: "sentence",
    sparesTools: false,
  },
  // "Subcontractors handled waterproofing", "Students from the college practise catheterisation"
  {
    cue: cue(
      `${START}${ONCE}${WORKERS}${WHERE} \\p{L}{3,}ed (?:out |up |off |over )?${NO_OBJECT}(?=\\p{L})`,
      `(?:^|[.;,]\\s+)(?:the|our|my) ${NOT_OF_THE_JOB}(?:\\p{L}+ ){1,2}?${DRAWS} (?:in|with|on|into) `,
      `${START}(?:the )?(?:\\p{L}+ )?\\p{L}{4,} sits? (?:one|two|next|in|on|at|behind|under|below|above|opposite|upstairs|downstairs)\\b`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
];
