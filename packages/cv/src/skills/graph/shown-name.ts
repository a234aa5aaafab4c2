import { memoise } from "../../memoise.ts";
import type { Hit } from "../names/read-run.ts";
import type { DocumentRun } from "../text/build-run.ts";
import { type Token, tokenise } from "../text/tokenise.ts";
import type { RawAlias } from "./parse-data.ts";
import { slug } from "./slug.ts";

/** Parts the id of the skill from the other name under which a CV lists it too. */
const OTHER_NAME = "~";

interface Shown {
  readonly id: string;
  readonly name: string;
}

/**
 * The name to show. Tools and translations take the graph's name, other skills keep the name that the CV
 * uses: who writes "Drug inventory" is not told to have written "Drug inventory management".
 */
function shownName(hit: Hit, run: DocumentRun): string {
  const name = knownName(hit, run);
  const written = run.text.slice(hit.start, hit.end);
  if (hit.composed || hit.alias.foreign || !isOneOf(written, name)) return name;
  return NOUN_BEHIND.test(run.text.slice(hit.end, hit.end + 12)) ? name : sentenceCase(written);
}

/** "Shared service centre": a word that says of what kind the next one is has no plural of its own. */
const NOUN_BEHIND =
  /^[ -](?!(?:and|or|of|for|to|in|on|by|with|from|at|as|per|every|each|a|an|the|is|was)\b)\p{L}/iu;

/** "Dial gauge" of "Dial gauges": whoever writes of one is not shown many. */
function isOneOf(written: string, name: string): boolean {
  const [one, many] = [written.toLowerCase(), name.toLowerCase()];
  return one.length > 2 && (many === `${one}s` || many === `${one}es` || many === one.replace(/y?$/, "ies"));
}

function knownName({ skill, alias, start, end, composed }: Hit, run: DocumentRun): string {
  if (alias.english !== undefined) return alias.english;
  // "LAN" of "LAN/WAN": who names one of a pair does not name the other.
  if (skill.name.includes("/") && skill.name.split("/").includes(alias.text)) return alias.text;
  if (skill.class === "tool" || isSameName(alias, skill.name, skill.class === "soft")) return skill.name;
  if (composed && !alias.foreign && isWithout(skill.name, alias.text)) return skill.name;
  const isItem = !composed && run.items.some((item) => item.start === start && item.end === end);
  const written = run.text.slice(start, end);
  // "GHG inventories" is not "GHG inventory" to whoever looks for the words of the CV.
  const isPlural = !composed && /ies$/.test(written) && alias.text.endsWith("y");
  return isItem || isPlural ? sentenceCase(written) : alias.text;
}

/**
 * A CV that names a skill in two ways of which neither says all of the other ("Housekeeping", "Room care"; "Voice picking",
 * "Order picking") means two.
 */
export function shownInRun(hit: Hit, run: DocumentRun, first: Shown | undefined): Shown {
  const name = isOtherTool(hit, run, first) ? hit.alias.text : shownName(hit, run);
  const isSecond =
    first !== undefined &&
    !areInitials(name, first.name) &&
    !areInitials(first.name, name) &&
    (run.group.section === "skills"
      ? spelling(first.name) !== spelling(name)
      : saysElse(hit, name, first.name));
  return {
    id: isSecond ? otherNameId(hit.skill.id, name) : hit.skill.id,
    name,
  };
}

/** "AAS", of "Atomic absorption spectroscopy". */
function areInitials(short: string, long: string): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(short)) return false;
  const words = tokenise(long).filter(({ norm, symbol }) => !symbol && !/^(?:and|of|the|for|in)$/.test(norm));
  return words.map(({ norm }) => norm.charAt(0)).join("") === short.toLowerCase();
}

/** "Docker, Docker Swarm" in a list of skills: who lists a tool twice means two. */
function isOtherTool({ skill, alias, start, end }: Hit, run: DocumentRun, first: Shown | undefined): boolean {
  return (
    first !== undefined &&
    skill.class === "tool" &&
    !alias.foreign &&
    run.group.section === "skills" &&
    run.items.some((item) => item.start === start && item.end === end)
  );
}

function sentenceCase(text: string): string {
  const plain = text.replace(/\s+/g, " ");
  const letters = /\s/.test(plain) && plain === plain.toUpperCase() ? plain.toLowerCase() : plain;
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}

/** The id in the graph of a skill that is shown under another name. */
export function graphId(id: string): string {
  const at = id.indexOf(OTHER_NAME);
  return at < 0 ? id : id.slice(0, at);
}

/** "Punctual", "Detail-oriented", "Team player": said of a person; the skill is the noun. */
const OF_A_PERSON =
  /(?:ive|ful|[ai]ble|ed|ous|[^m]ent|ant|al|ic|ly|est|loyal|working|oriented|focused|minded|driven|starter|player|learner|solver|maker|worker|communicator|skills|abilit(?:y|ies)|in a team)$|^(?:team|excellent|strong|good|effective|great|ability|work|working|keen|sound|smart|quick|fast|used|works) |^(?:alert|neat|modest|accurate|passionate|convincing|negotiator$|polite|punctual|discreet|calm|mature|thorough|firm|trustworthy|honest$)/i;

/** How quickly somebody learns is more than that they want to. */
const LEARNER = /^(?:quick|fast) learner$/i;

/** "Turning up on time", "Good with my hands": what somebody does, in the words of everyday. */
const IN_PLAIN_WORDS =
  /^(?:explaining|putting|plain|talking|getting|stay|listen|turn|pulling|mucking|sticking|staying|keeping|cool head|turning|showing|doing|picking|learning fast|learning quickly|asking|using|tidy|being|leaving|owning|telling|steady hands|can|minimal|minimum)(?: |$)|\bwith (?:minimal|minimum) |\b(?:my|others?|other people)\b|^(?:not|never|always) /i;

function isSameName(alias: RawAlias, name: string, isSoft: boolean): boolean {
  if (alias.foreign) return true;
  const isTrait = isSoft && !LEARNER.test(alias.text);
  if (isTrait && (OF_A_PERSON.test(alias.text) || IN_PLAIN_WORDS.test(alias.text))) return true;
  return spelling(alias.text) === spelling(name);
}

/** "Geological mapping" beside "Structural geology": who gives a skill two names that share no word means two. */
export function isOtherName(left: string, right: string): boolean {
  return !shareWord(left, right);
}

/** The id under which a second name of a skill stands. */
export function otherNameId(id: string, name: string): string {
  return `${id}${OTHER_NAME}${slug(name)}`;
}

function shareWord(left: string, right: string): boolean {
  const words = new Set(tokenise(left).map(stemOf));
  return tokenise(right).some((token) => words.has(stemOf(token)));
}

/** What a verb and its object name shares words with the name that stands there too: they are one where they share any. */
function saysElse({ composed }: Hit, name: string, first: string): boolean {
  return composed ? !shareWord(first, name) : !saysLess(first, name) && !saysLess(name, first);
}

function saysLess(less: string, more: string): boolean {
  const words = new Set(tokenise(more).map(stemOf));
  return tokenise(less).every((token) => words.has(stemOf(token)));
}

/** "Bank reconciliation" for "Bank account reconciliation": the graph's name of several words has none that the made one has not. */
function isWithout(name: string, made: string): boolean {
  const words = new Set(tokenise(made).map(stemOf));
  const wanted = tokenise(name);
  return wanted.length > 1 && wanted.length < words.size && wanted.every((token) => words.has(stemOf(token)));
}

const NAMES_KEPT = 4_000;

/** Equal for "Unit tests" and "Unit testing", "Centre" and "center". */
const spelling = memoise((text: string) => tokenise(text).map(stemOf).join(""), NAMES_KEPT);

function stemOf(token: Token): string {
  return token.norm.replace(/(?:ing|ation|e)$/, "");
}
