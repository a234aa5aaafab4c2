import { isOfOthers } from "../others/said-of-others.ts";
import type { Token } from "../text/tokenise.ts";
import type { CvRead } from "./cv-read.ts";
import { isInCircle, kinOf } from "./kin-fields.ts";
import { type Hit, keepHits, type ReadRun } from "./read-run.ts";

/** So many different skills of other lines of work say what the writer's is. */
const OTHER_WORK = 3;
/** Fields of which every line of work has a part: "data journalism in Excel sheets, interviewing". */
const OF_ANY_JOB: ReadonlySet<string> = new Set("general business office people services".split(" "));

/**
 * Drops what a sentence only leads to, by a preposition ("permits for food stalls and quarrying" of a clerk) or as what
 * somebody came upon ("visited a dairy"), where the rest of the CV has nothing of that line of work.
 */
export function settleMentions(reads: readonly CvRead[]): readonly CvRead[] {
  if (!reads.some((read) => read.hits.some((hit) => mentionOf(hit, read) !== null))) return reads;
  const own = new Map<string, string>();
  for (const read of reads)
    for (const hit of read.hits)
      if (isOutright(hit) && mentionOf(hit, read) === null && !isOfOthers(hit, read.others))
        own.set(hit.skill.id, hit.skill.field);
  return keepHits(reads, (hit, read) => !isStrange(hit, read, own));
}

function isOutright({ skill, composed }: Hit): boolean {
  return skill.class !== "soft" && !composed;
}

function isStrange(hit: Hit, read: ReadRun, own: ReadonlyMap<string, string>): boolean {
  const mention = mentionOf(hit, read);
  if (mention === null || (mention.isOfRow && OF_ANY_JOB.has(hit.skill.field))) return false;
  const fields = [...own].flatMap(([id, field]) => (id === hit.skill.id ? [] : [field]));
  const isKnown = ({ skill }: Hit) =>
    fields.some((field) =>
      mention.isOfRow ? isInCircle(field, skill.field) : kinOf(field) === kinOf(skill.field),
    );
  return fields.length >= (mention.isTopic ? 1 : OTHER_WORK) && ![hit, ...mention.beside].some(isKnown);
}

/** "ISO 15189", "HACCP": whoever writes so knows of it. */
const TECHNICAL_NAME = /\d|^[A-Z][A-Z&/]+$|[a-z][A-Z]/;

interface Mention {
  /** A row of what was done comes before, and may go on with it. */
  readonly isOfRow: boolean;
  /** "A prize on", "asked about": a single skill of another line of work is enough. */
  readonly isTopic: boolean;
  /** What the same preposition leads to. */
  readonly beside: readonly Hit[];
}

const PREPOSITION: ReadonlySet<string> = new Set(
  (
    "for to from on about of by in at into between beside near behind than like " +
    "fur von vom zu zur zum uber aus bei im neben zwischen pour sur chez dans entre du des de del em en para por sobre " +
    "di della dei per su sul tra voor over uit naar aan bij naast van"
  ).split(" "),
);
/** There "en" is "and". */
const DUTCH = /\b(?:het|een|van|voor|met|op|bij|ik|naar)\b|ij/i;
const CLAUSE = /^[.;:!?()]$/;
const NUMBER = /^(?:\d.*|up|over|about|some|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)$/;

/** Verbs of whoever comes upon a thing that others do: "sold", "visited", "reviewed". */
const MEETS =
  /^(?:s[eo]ll|selling|sold|guard(?:ed)?|lost|read|heard|watch(?:ed)?|visit(?:ed)?|review(?:ed)?|attend(?:ed)?|met|saw|caught|pa(?:id|y)|bought|buy|steal|stole|hired?|hosted|sponsor(?:ed)?|welcomed|greeted|deliver|listed|photographed|knew|asked|answer(?:ed)?|empt(?:y|ied)|insured?|let|rent(?:ed)?)$/;
/** Before "on": what is done, or said by whoever does it, on a thing of the trade. */
const SPEAKS_OF_WORK =
  /(?:ed|ing|ly|tion|ment|ance)$|^(?:work|advice|help|support|focu|repair|check|test|service|research|lead|head|hand|hour|year|emphasi|cut|spend|spent|save|based|later|keen|ran|built|did|made|put|kept|and|or|also|then|team|part|experience|expert|course|workshop|lecture|session|talk|report|data|system|project|job|task|shift|duty|back|down|up|time|impact|effect|ban|rely|held|gave|led|taught|wrote|draw|drew|write|run|\d.*)s?$/;

/** In tokens; a line without an end may hold thousands. */
const LONGEST_CLAUSE = 200;

/**
 * What a preposition or a verb of `MEETS` leads to, where no clause has begun since. Behind a comma a row of what was done may go on:
 * "copywriting, guides to style, UX writing", "convoys of 22 vehicles, ammunition storage".
 */
function mentionOf(hit: Hit, read: ReadRun): Mention | null {
  if (!mayBeMentioned(hit, read)) return null;
  const { tokens } = read;
  let isRow = false;
  for (let at = hit.from - 1; at >= 0 && at >= hit.from - LONGEST_CLAUSE; at -= 1) {
    const norm = tokens[at]?.norm ?? "";
    if (CLAUSE.test(norm)) return null;
    if (MEETS.test(norm) && (at === 0 || CLAUSE.test(tokens[at - 1]?.norm ?? "")))
      return { isOfRow: false, isTopic: false, beside: [] };
    if (JOINT.test(norm)) isRow = true;
    if (isLead(read, at)) return mentionBehind(at, { hit, read, isRow });
  }
  return null;
}

const JOINT = /^(?:,|and|or|und|et|y|e|o|ou|oder|en)$/;

/** Fields of work in sentences; a deed has a verb of its own: "welcomed patients, answered the phone". */
function mayBeMentioned({ deed, skill, alias }: Hit, { run }: ReadRun): boolean {
  return !deed && run.style === "prose" && skill.class === "domain" && !TECHNICAL_NAME.test(alias.text);
}

/** A preposition, but none of a name: "exchange of contracts, completion". */
function isLead({ run, tokens, hits }: ReadRun, at: number): boolean {
  const norm = tokens[at]?.norm ?? "";
  if (!PREPOSITION.has(norm) || (norm === "en" && DUTCH.test(run.text))) return false;
  return !hits.some(({ from, to }) => from <= at && to > at);
}

interface Led {
  readonly hit: Hit;
  readonly read: ReadRun;
  /** Commas and "and" stand between the preposition and the name. */
  readonly isRow: boolean;
}

/** What the preposition at `lead` makes of the name; null where it leads to the writer's own work. */
function mentionBehind(lead: number, { hit, read: { tokens, hits }, isRow }: Led): Mention | null {
  if ((isRow && NUMBER.test(tokens[lead + 1]?.norm ?? "")) || leadsToWork(tokens, lead)) return null;
  const others = hits.filter(({ skill }) => skill.class !== "soft");
  return {
    isOfRow: isRow && others.some(({ to }) => to <= lead),
    isTopic:
      /^(?:on|about)$/.test(tokens[lead]?.norm ?? "") && !SPEAKS_OF_WORK.test(tokens[lead - 1]?.norm ?? ""),
    beside: others.filter(({ from }) => from > lead && from < hit.from),
  };
}

/** Whoever teaches a thing knows it, and what somebody is answerable for or good at is their own. */
const TEACHES =
  /^(?:g[ai]ve|giving|teach|taught|train(?:ed|ing)?|led|lead|ran|run|held|hold|deliver(?:ed)?|present(?:ed)?|coach(?:ed)?)$/;
const OWN_WORK =
  /^(?:responsible|accountable|charge|experienced?|experience|knowledge|skilled|proficient|specialised|specialist|expert|good|use|used|duty|background|work(?:ed|ing)?|assist(?:ed|ing)?|help(?:ed|ing)?|involved|engaged|participat(?:ed|ing|ion)|support(?:ed|ing)?|coordinat(?:ed|ing|ion|or)|head|lead|manager|officer|supervisor|technician|operator|team|took|part|assigned)$/;

function leadsToWork(tokens: readonly Token[], at: number): boolean {
  const norm = tokens[at]?.norm ?? "";
  if (OWN_WORK.test(tokens[at - 1]?.norm ?? "") || /^coordinat/.test(tokens[0]?.norm ?? "")) return true;
  return /^(?:on|in)$/.test(norm) && tokens.slice(0, at).some((token) => TEACHES.test(token.norm));
}
