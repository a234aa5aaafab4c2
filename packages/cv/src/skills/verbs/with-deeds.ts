import type { PatternIndex } from "../graph/pattern-index.ts";
import type { Hit, ReadRun } from "../names/read-run.ts";
import type { DocumentRun } from "../text/build-run.ts";
import { isWithin } from "../text/negation.ts";
import { SECTIONS_OF_WORK } from "../text/sections-of-work.ts";
import { arabicDeeds } from "./arabic-deeds.ts";
import { deeds } from "./deeds.ts";
import { foreignVerbObjects } from "./foreign-verb-objects.ts";
import { germanicDeeds } from "./germanic-deeds.ts";
import { splitJoined } from "./joined-names.ts";
import { latinDeeds } from "./latin-deeds.ts";
import { type OwnObject, ownObjects } from "./own-objects.ts";
import { ownVerbs } from "./own-verbs.ts";
import { isPutIn, passives } from "./passives.ts";
import { plainObjects } from "./plain-objects.ts";
import { sharedActivities } from "./shared-activities.ts";
import { sharedHeads } from "./shared-heads.ts";
import { sharedSkills } from "./shared-skills.ts";
import { sharedWords } from "./shared-words.ts";
import { verbObjects } from "./verb-objects.ts";

interface Composed {
  /** The sure names that stand in the text. */
  readonly sure: readonly Hit[];
  /** What words that stand apart name together. */
  readonly added: readonly Hit[];
}

/**
 * The stretch with what its words name together: a verb and its object ("dressed wounds"), names that share a word
 * ("purchase & sales ledger"). `readsDeeds`: also by a verb and its object that only mean it, "took bloods".
 */
export function withDeeds(
  index: PatternIndex,
  read: ReadRun<DocumentRun>,
  { readsDeeds }: { readonly readsDeeds: boolean },
): ReadRun<DocumentRun> {
  if (read.run.toolsOnly) return read;
  const objects = ownObjects(read);
  const { sure, added: all } =
    read.run.group.section === "skills" && read.run.style === "listing"
      ? inList(index, read)
      : inSentences(index, read, readsDeeds);
  if (all.length === 0 && objects.size === 0) return read;
  // "Controlled drugs register": a name of several words that begins so names no verb.
  const isName = (from: number) =>
    read.hits.some((hit) => hit.verdict === "if-company" && hit.from === from && hit.to - from > 2);
  const sureObjects = [...objects].flatMap(([hit, said]) => (said === "sure" ? hit : []));
  const added = all.filter(
    (hit) =>
      !isWithin(read.negated, hit.start) &&
      !isName(hit.from) &&
      !sureObjects.some((name) => saysMore(name, hit)),
  );
  const doubtful = read.hits
    .filter(
      (hit) =>
        hit.verdict !== "yes" &&
        !added.some((other) => hit.from < other.to && hit.to > other.from && !spares(other, hit)),
    )
    .map((hit) => asObject(hit, objects.get(hit)));
  return { ...read, hits: [...sure, ...doubtful, ...added].sort((a, b) => a.from - b.from) };
}

/** "Prepared the monthly management accounts": the object is a name of its own, and says more than its preparation. */
function saysMore(name: Hit, { deed, plain, from, to }: Hit): boolean {
  return deed === undefined && plain === undefined && name.from > from && name.to === to;
}

function asObject(hit: Hit, said: OwnObject | undefined): Hit {
  if (said === undefined) return hit;
  return { ...hit, object: true, ...(said === "sure" ? { verdict: "yes" as const } : {}) };
}

function inList(index: PatternIndex, { hits, run, tokens }: ReadRun): Composed {
  const { whole: sure, halves } = splitJoined(index, tokens, hits.filter(isSure));
  const known = [...sure, ...halves];
  const foreign = foreignVerbObjects(index, run.text, tokens, known);
  return { sure, added: [...halves, ...foreign, ...sharedHeads(index, tokens, known)] };
}

function inSentences(index: PatternIndex, read: ReadRun<DocumentRun>, readsDeeds: boolean): Composed {
  const { run, tokens } = read;
  const all = read.hits.filter(isSure);
  const foreign = foreignVerbObjects(index, run.text, tokens, all);
  const taken = [...all, ...foreign];
  const foreignDeeds = readsDeeds
    ? [latinDeeds, germanicDeeds, arabicDeeds].flatMap((find) => find(index, run.text, tokens, taken))
    : [];
  const named = verbObjects(index, read, all);
  const done = readsDeeds ? deeds(index, read, { taken: all, named }) : [];
  const activities = all.filter(({ skill }) => skill.class !== "tool");
  const inPassive = SECTIONS_OF_WORK.has(run.group.section)
    ? passives(index, read, { taken: activities, readsDeeds })
    : [];
  const sure = all.filter((hit) => !isPutIn(hit, inPassive, tokens));
  // "Cut, coloured and blow-dried hair": what the further verbs name is not the deed of the first.
  const namedApart = named.filter(
    (hit) => !done.some(({ from, to }) => hit.from <= from && hit.to > from && hit.from < to),
  );
  const inPairs = sharedWords(index, tokens, sure);
  const shared = [
    ...inPairs,
    ...sharedActivities(index, tokens, [...sure, ...inPairs]),
    ...sharedSkills(index, tokens, sure),
  ];
  const parts = plainObjects(index, read, sure);
  const composed = [...foreign, ...foreignDeeds, ...done, ...namedApart, ...shared, ...parts, ...inPassive];
  return { sure, added: [...composed, ...ownVerbs(index, read, [...all, ...composed])] };
}

function isSure({ verdict }: Hit): boolean {
  return verdict === "yes";
}

/** The tool of a deed stays a tool ("posted the pictures on Instagram"), and a broad one says too little of its object. */
function spares({ deed }: Hit, { skill }: Hit): boolean {
  return deed === "broad" || (deed !== undefined && skill.class === "tool");
}
