import { PatternFilter } from "../../parse/text/patterns/pattern-filter.ts";
import { ENGLISH_BARE_SUBJECTS } from "./english/bare-subjects.ts";
import { ENGLISH_CLAUSES } from "./english/clauses.ts";
import { ENGLISH_CONTRASTS } from "./english/contrasts.ts";
import { ENGLISH_DOERS } from "./english/doers.ts";
import { ENGLISH_ELSEWHERE } from "./english/elsewhere.ts";
import { ENGLISH_FIRMS } from "./english/firms.ts";
import { ENGLISH_FRAMES } from "./english/frames.ts";
import { ENGLISH_GIVEN_AWAY } from "./english/given-away.ts";
import { ENGLISH_GLIMPSES } from "./english/glimpses.ts";
import { ENGLISH_LEFT } from "./english/left.ts";
import { ENGLISH_OUTSIDERS } from "./english/outsiders.ts";
import { ENGLISH_OWN_SUBJECTS } from "./english/own-subjects.ts";
import { ENGLISH_OWN_WORK } from "./english/own-work.ts";
import { ENGLISH_STATEMENTS } from "./english/statements.ts";
import { ENGLISH_SUBJECTS } from "./english/subjects.ts";
import { ENGLISH_THINGS } from "./english/things.ts";
import { ENGLISH_TOPICS } from "./english/topics.ts";
import { ENGLISH_UNREAL } from "./english/unreal.ts";
import { ENGLISH_WARES } from "./english/wares.ts";
import { FIRM_DEALS } from "./foreign/firm-deals.ts";
import { GERMANIC_PLANS } from "./foreign/germanic-plans.ts";
import { HOUSE_OFFERS } from "./foreign/house-offers.ts";
import { LATIN_CLAUSES } from "./foreign/latin-clauses.ts";
import { LATIN_CONTRASTS } from "./foreign/latin-contrasts.ts";
import { LATIN_DOERS } from "./foreign/latin-doers.ts";
import { LATIN_HANDS } from "./foreign/latin-hands.ts";
import { LATIN_HOUSES } from "./foreign/latin-houses.ts";
import { LATIN } from "./foreign/latin-others.ts";
import { LATIN_REFUSALS } from "./foreign/latin-refusals.ts";
import { LATIN_SUBJECTS } from "./foreign/latin-subjects.ts";
import { FOREIGN_LEFT } from "./foreign/left.ts";
import { FOREIGN_OWN_WORK, OWN_WORK_IN_SCRIPTS } from "./foreign/own-work.ts";
import { OTHER_SCRIPTS } from "./foreign/scripts-others.ts";
import { SCRIPT_PIECES } from "./foreign/scripts-pieces.ts";
import { FOREIGN_SHOWN } from "./foreign/shown.ts";
import { FOREIGN_SUBJECTS } from "./foreign/subjects.ts";
import { FOREIGN_UNREAL } from "./foreign/unreal.ts";
import { HIRED_IN_ENGLISH, HIRED_IN_LATIN } from "./hired.ts";
import { ENGLISH_ONLY_HANDLED, FOREIGN_ONLY_HANDLED } from "./only-handled.ts";
import { OTHER_TEAMS_IN_ENGLISH, OTHER_TEAMS_IN_LATIN } from "./other-teams.ts";
import type { OwnRule } from "./own-work.ts";
import { PARTNERS_IN_ENGLISH, PARTNERS_IN_LATIN } from "./partners.ts";
import { PURPOSES } from "./purposes.ts";
import type { Rule } from "./rule.ts";
import { LICENCES, SUBCONTRACTED } from "./subcontracted.ts";

const IN_ENGLISH: readonly Rule[] = [
  ...ENGLISH_SUBJECTS,
  ...ENGLISH_BARE_SUBJECTS,
  ...ENGLISH_GLIMPSES,
  ...ENGLISH_CLAUSES,
  ...ENGLISH_OUTSIDERS,
  ...ENGLISH_CONTRASTS,
  ...ENGLISH_THINGS,
  ...ENGLISH_TOPICS,
  ...PARTNERS_IN_ENGLISH,
  ...OTHER_TEAMS_IN_ENGLISH,
  ...SUBCONTRACTED,
  ...LICENCES,
  ...ENGLISH_GIVEN_AWAY,
  ...ENGLISH_OWN_SUBJECTS,
  ...ENGLISH_DOERS,
  ...ENGLISH_STATEMENTS,
  ...ENGLISH_WARES,
  ...ENGLISH_ONLY_HANDLED,
  ...HIRED_IN_ENGLISH,
  ...PURPOSES,
  ...ENGLISH_UNREAL,
  ...ENGLISH_LEFT,
  ...ENGLISH_ELSEWHERE,
  ...ENGLISH_FIRMS,
  ...ENGLISH_FRAMES,
];
const IN_LATIN: readonly Rule[] = [
  ...LATIN,
  ...LATIN_SUBJECTS,
  ...LATIN_CLAUSES,
  ...LATIN_CONTRASTS,
  ...LATIN_HANDS,
  ...LATIN_DOERS,
  ...LATIN_REFUSALS,
  ...LATIN_HOUSES,
  ...GERMANIC_PLANS,
  ...FIRM_DEALS,
  ...HOUSE_OFFERS,
  ...PARTNERS_IN_LATIN,
  ...OTHER_TEAMS_IN_LATIN,
  ...SUBCONTRACTED,
  ...LICENCES,
  ...FOREIGN_SUBJECTS,
  ...FOREIGN_ONLY_HANDLED,
  ...HIRED_IN_LATIN,
  ...PURPOSES,
  ...FOREIGN_UNREAL,
  ...FOREIGN_LEFT,
  ...FOREIGN_SHOWN,
];
const IN_OTHER_SCRIPTS: readonly Rule[] = [...OTHER_SCRIPTS, ...SCRIPT_PIECES];

/** What they tell of holds, whoever the work leads back to: it never was, or was only seen, sold or hired for. */
export const HOLDS_ALL_THE_SAME: ReadonlySet<Rule> = new Set([
  ...ENGLISH_UNREAL,
  ...ENGLISH_LEFT,
  ...ENGLISH_ELSEWHERE,
  ...ENGLISH_TOPICS,
  ...ENGLISH_ONLY_HANDLED,
  ...ENGLISH_WARES,
  ...HIRED_IN_ENGLISH,
  ...OTHER_TEAMS_IN_ENGLISH,
  ...OTHER_TEAMS_IN_LATIN,
  ...SUBCONTRACTED,
  ...LICENCES,
  ...PURPOSES,
  ...FOREIGN_UNREAL,
  ...FOREIGN_LEFT,
  ...FOREIGN_SHOWN,
  ...FOREIGN_ONLY_HANDLED,
  ...LATIN_REFUSALS,
  ...GERMANIC_PLANS,
  ...HIRED_IN_LATIN,
]);

/** Rules of languages that are judged together. */
export class RuleSet {
  readonly own: readonly OwnRule[];
  readonly #rules: readonly Rule[];
  #filter: PatternFilter | null = null;

  constructor(rules: readonly Rule[], own: readonly OwnRule[]) {
    this.#rules = rules;
    this.own = own;
  }

  /** Those of which the text, in small letters, holds the words that their cues need: a few of a hundred. */
  likely(folded: string): readonly Rule[] {
    // Reading the cues takes time, and most CVs are in one language.
    this.#filter ??= new PatternFilter(this.#rules.map(({ cue }) => cue.pattern));
    return this.#filter.possible(folded).flatMap((at) => this.#rules[at] ?? []);
  }
}

export const ENGLISH_RULES = new RuleSet(IN_ENGLISH, ENGLISH_OWN_WORK);
export const LATIN_RULES = new RuleSet(IN_LATIN, FOREIGN_OWN_WORK);
export const SCRIPT_RULES = new RuleSet(IN_OTHER_SCRIPTS, OWN_WORK_IN_SCRIPTS);
