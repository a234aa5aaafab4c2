import { AGENTS, PERSON } from "../../people.data.ts";
import { sentenceEnd, type Word } from "./sentences.ts";
import {
  FIELD_NOUN,
  JUDGES,
  OPENERS,
  OUTCOMES,
  OWN_FOLK,
  OWN_HOUSE,
  OWN_NOUNS,
  PRAISES,
  PRODUCTS,
} from "./words.data.ts";

/** The subject of a clause, found by the verb that agrees with it. */
export interface Subject {
  /** The first word behind it. */
  readonly verb: number;
  readonly head: string;
  readonly determiner: string | null;
  readonly isSeveral: boolean;
  readonly isLong: boolean;
  readonly hasPart: boolean;
}

export const IS_FOLK = new RegExp(`^(?:(?:${PERSON})s|${AGENTS.replaceAll("\\p{L}", "[a-z]")})$`);
export const IS_PERSON = new RegExp(`^(?:${PERSON}|\\w{3,}(?:ist|yst|ician|eer))$`);

/** Whether a subject is somebody or something else than the writer, the writer's work and what it runs on. */
export function isSomebodyElse(words: readonly Word[], from: number, subject: Subject): boolean {
  const { head, determiner, verb } = subject;
  if (PRAISES.has(words[verb]?.norm ?? "")) return false;
  // "Students in my care"
  if (words.slice(from + 1, verb).some(({ norm }) => norm === "my")) return false;
  // "Data team scraped the registers"
  if (determiner === null && TEAM.test(head) && verb - from > 1) return true;
  return !(
    isOwnWork(words, subject) ||
    leadsToWriter(words, verb) ||
    isOwnHouse(words, from, subject) ||
    meetsWriter(words, subject)
  );
}

/** "The reports list arrears", "events go through Kafka", "sales grew": what came of the writer's work or runs it. */
function isOwnWork(words: readonly Word[], { head, verb }: Subject): boolean {
  const did = words[verb]?.norm ?? "";
  if ((OWN_NOUNS.has(head) || PRODUCTS.has(head)) && !MOVES.test(did)) return true;
  if (OUTCOMES.has(did) && FIELD_NOUN.test(head) && words[verb + 1]?.norm !== "them") return true;
  return runsOnTool(words, verb, head);
}

/** "My department", "our own shop". */
function isOwnHouse(words: readonly Word[], from: number, { head, determiner }: Subject): boolean {
  if (determiner === "my") return OWN_HOUSE.has(head);
  return determiner === "our" && words[from + 1]?.norm === "own";
}

/** "Drawings leave my desk", "customers trust me": the writer stands right behind the verb. */
function meetsWriter(words: readonly Word[], { head, verb }: Subject): boolean {
  const next = words[verb + 1]?.norm ?? "";
  if (next === "my" && !IS_FOLK.test(head) && !IS_PERSON.test(head)) return true;
  if (OWN_FOLK.has(head) && /^(?:my|me)$/.test(next)) return true;
  return JUDGES.has(words[verb]?.norm ?? "") && /^(?:my|me|for|on)$/.test(next);
}

const TEAM = /^(?:team|crew|squad)$/;

/** "Designs arrive from Berlin", "windscreen jobs go to a shop". */
const MOVES = /^(?:arrive|come|reach|land|belong)s?$|^(?:arrived|came|reached|landed|go|goes|went)$/;

/** "Events go through Kafka", "reports come from Power BI": a name behind it is what the writer's work runs on. */
function runsOnTool(words: readonly Word[], verb: number, head: string): boolean {
  const [did, to, next, name] = words.slice(verb, verb + 4);
  const isOut = to?.norm === "out" || to?.norm === "in";
  if ((isOut ? name : next)?.isCapital !== true) return false;
  const way = `${did?.norm} ${(isOut ? next : to)?.norm}`;
  return ROUTES.test(way) || (PRODUCTS.has(head) && SOURCES.test(way));
}

const ROUTES =
  /^(?:go|goes|went|come|comes|came|run|runs|ran|pass|passes|passed|flow|flows|flowed) (?:to|through|via|by|over|into)$/;
const SOURCES = /^(?:come|comes|came) from$/;

/** "The ledgers went live after my design". */
function leadsToWriter(words: readonly Word[], verb: number): boolean {
  const end = sentenceEnd(words, verb);
  const last = words[end - 1]?.norm ?? "";
  if (/^(?:which|that)$/.test(last)) return true;
  // "Photos of the joinery I did"
  if (end > verb + 1 && words[end]?.sign === null && !/^(?:and|or)$/.test(last) && !OPENERS.has(last))
    return true;
  return words
    .slice(verb, end)
    .some(({ norm }, at) => /^(?:my|me)$/.test(norm) && isTowards(words, verb, verb + at));
}

/** "After my design", "no faults in my welding", "complaints fall to me". */
function isTowards(words: readonly Word[], verb: number, writer: number): boolean {
  const before = words[writer - 1]?.norm ?? "";
  if (before === "in") return !/^(?:absence|place|stead|time)$/.test(words[writer + 1]?.norm ?? "");
  if (before === "to") return /^(?:fall|falls|fell|belong|belongs)$/.test(words[verb]?.norm ?? "");
  return /^(?:after|by|under|through|thanks|on|for)$/.test(before);
}
