import type { Skill } from "../graph/skill.ts";
import { skillGraph } from "../graph/skill-graph.ts";
import type { CvRead, Writer } from "./cv-read.ts";
import { isInCircle, kinOf } from "./kin-fields.ts";
import type { Hit, ReadRun } from "./read-run.ts";

/** Fields whose plain words are pastimes, crafts and goods to everybody else, or mean another thing: "welding", "deployment". */
const CRAFTS: ReadonlySet<string> = new Set(
  "arts hospitality trades services manufacturing agriculture creative construction technology".split(" "),
);
/** Work of words, done beside any other. */
const OF_ANYONE: ReadonlySet<string> = new Set(["translation", "interpreting", "proofreading", "editing"]);
/** So many sure skills outside of the craft say what the person's line of work is. */
const LINE_OF_WORK = 6;

/** "EOD", "COD", "ILS": up to three capitals mean something else in every line of work. */
const ABBREVIATION = /^[A-Z][A-Z\d/&]{1,2}$/;
/** "SOP", "RFP": what every office says. */
const OF_ANY_OFFICE: ReadonlySet<string> = new Set(["business", "office"]);
/** "SAP", "CRM", "Epic": systems that every line of work has. */
const OF_ANY_FIRM = "enterprise-software";

/** What the CV shows besides. */
interface Person {
  readonly skills: ReadonlyMap<string, Skill>;
  /** Fields of the occupations that the titles name. */
  readonly callings: readonly string[];
}

/**
 * Drops from the sentences of a CV what is of another line of work than all the rest: a single word of a craft (a
 * nurse's "sewing", a controller's "welding"), an abbreviation (a courier's "COD" is no water test), and a tool that is a
 * word with a capital by its place. A list, another tool or a name of several words says it outright, but for an
 * abbreviation that needs company: a nurse's "RN".
 */
export function settleOutsiders(reads: readonly CvRead[], { calling }: Writer): readonly CvRead[] {
  const skills = new Map<string, Skill>();
  for (const { hits } of reads)
    for (const { skill, composed } of hits)
      if (skill.class !== "soft" && !composed) skills.set(skill.id, skill);
  const { groups } = skillGraph();
  const callings = [...calling].flatMap((group) => groups.get(group)?.field ?? []);
  const person = { skills, callings };
  const isOfOtherLine = (hit: Hit, read: ReadRun) =>
    (isWordOfCraft(hit) && isOutsider(hit, read, person)) ||
    ((isAbbreviation(hit) || needsCompany(hit)) && !isOfTheirLine(hit, read, person)) ||
    (isCapitalByPlace(hit, read) && !isNearTheirs(hit, read, person));
  return reads.map((read) => {
    const drops =
      read.run.group.section === "skills"
        ? (hit: Hit) => callings.length > 0 && needsCompany(hit) && !isOfTheirLine(hit, read, person)
        : (hit: Hit) => isOfOtherLine(hit, read);
    const dropped = read.hits.filter(drops);
    if (dropped.length === 0) return read;
    // Nor is it a tool that nobody knows.
    const denied = dropped.filter(({ alias }) => ABBREVIATION.test(alias.text));
    return {
      ...read,
      hits: read.hits.filter((hit) => !dropped.includes(hit)),
      negated: [...read.negated, ...denied.map(({ start, end }) => ({ start, end }))],
    };
  });
}

function isAbbreviation({ skill, alias }: Hit): boolean {
  if (alias.use !== "case" || !ABBREVIATION.test(alias.text) || OF_ANY_OFFICE.has(skill.field)) return false;
  return skill.group !== OF_ANY_FIRM && !(skill.class === "tool" && skill.field === "technology");
}

function needsCompany({ alias }: Hit): boolean {
  return alias.use === "company" && ABBREVIATION.test(alias.text);
}

/** "Windows and doors were fitted", "Empower women": at the head of a sentence any word has a capital. */
function isCapitalByPlace({ skill, alias, from, to }: Hit, { tokens }: ReadRun): boolean {
  if (alias.use !== "case" || skill.class !== "tool" || to - from > 1) return false;
  // What a name with guards means is said by them, and beside another script it stands out by its own.
  if (!/^[A-Z][a-z]+$/.test(alias.text) || skill.notBefore.length + skill.notAfter.length > 0) return false;
  if (!/^[a-z]/.test(tokens[to]?.norm ?? "")) return false;
  const before = tokens[from - 1];
  return before === undefined || /^[.!?]$/.test(before.norm);
}

function isOfTheirLine(hit: Hit, read: ReadRun, person: Person): boolean {
  const tellsOfNone = person.callings.length === 0 && person.skills.size <= LINE_OF_WORK;
  return tellsOfNone || isNearTheirs(hit, read, person);
}

/** Titles, or another skill of the CV, are of the field; or one beside it of a field whose people know each other's work. */
function isNearTheirs({ skill }: Hit, { hits }: ReadRun, { skills, callings }: Person): boolean {
  const kin = kinOf(skill.field);
  const isOther = ({ id, group }: Skill) => id !== skill.id && group !== OF_ANY_FIRM;
  return (
    callings.some((field) => kinOf(field) === kin) ||
    hits.some((hit) => isOther(hit.skill) && isInCircle(hit.skill.field, skill.field)) ||
    [...skills.values()].some((other) => isOther(other) && kinOf(other.field) === kin)
  );
}

function isWordOfCraft({ skill, alias, from, to, composed }: Hit): boolean {
  if (skill.class !== "domain" || composed || to - from > 1 || /^[A-Z]{2}/.test(alias.text)) return false;
  return CRAFTS.has(skill.field) && !OF_ANYONE.has(skill.id) && !skill.name.includes(" ");
}

function isOutsider({ skill }: Hit, { hits }: ReadRun, { skills }: Person): boolean {
  const beside = new Set(hits.map((hit) => hit.skill.id));
  let others = 0;
  for (const { id, field } of skills.values()) {
    if (id === skill.id || beside.has(id)) continue;
    if (isInCircle(field, skill.field)) return false;
    others += 1;
  }
  return others >= LINE_OF_WORK;
}
