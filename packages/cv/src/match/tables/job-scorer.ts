import { memoise } from "../../memoise.ts";
import type { CompiledProfile } from "../profile/compile-profile.ts";
import {
  creditInLine,
  experienceCredit,
  isStart,
  kinOf,
  knowsTitles,
  type LineCredits,
  lineCredits,
  shownOf,
  titleCredit,
  totalScore,
} from "../score.ts";
import { type LineOfWork, lineOfWork } from "../work/line-of-work.ts";
import { compareTitle } from "../work/title-likeness.ts";
import type { JobColumns } from "./job-columns.ts";
import { RequirementCredits } from "./requirement-credits.ts";

/** The arithmetic of `score.ts` for one candidate and many jobs: what they share is worked out once. */
export class JobScorer {
  readonly credits: RequirementCredits;
  readonly #candidate: CompiledProfile;
  readonly #columns: JobColumns;
  readonly #lineTo: (calling: number) => LineOfWork;
  readonly #likenessOf: (title: number) => number;
  readonly #kinOf: (groups: number) => number;

  constructor(candidate: CompiledProfile, columns: JobColumns) {
    this.#candidate = candidate;
    this.#columns = columns;
    this.credits = new RequirementCredits(candidate, columns.requirements);
    this.#lineTo = memoise((number: number) => lineOfWork(candidate, columns.callings.at(number)));
    this.#likenessOf = memoise((number: number) => {
      const { words, weight } = columns.titles.at(number);
      return compareTitle(words, weight, candidate.titles).likeness;
    });
    this.#kinOf = memoise((number: number) => kinOf(columns.groupSets.at(number), candidate));
  }

  /**
   * Null where it is known to be less than `least`, once the requirements are seen: by all points of the title, and by
   * `besides`, the most that experience gives.
   */
  scoreOf(row: number, { besides, least }: { besides: number; least: number }): number | null {
    const columns = this.#columns;
    const { titles, totalYears } = this.#candidate.profile;
    const line = this.#lineOf(row);
    const credits = lineCredits(line);
    const first = columns.starts.at(row);
    const end = columns.niceToHaveFrom.at(row);
    const last = columns.starts.at(row + 1);
    const titlePoints = columns.titlePoints.at(row);
    let skillPoints = 0;
    let ownPoints = 0;
    for (let at = first; at < end; at += 1) {
      const credit = this.#creditOf(columns.requirementOf.at(at), credits);
      skillPoints += columns.pointsOf.at(2 * at) * credit;
      ownPoints += columns.pointsOf.at(2 * at + 1) * credit;
    }
    let niceToHave = 0;
    for (let at = end; at < last; at += 1)
      niceToHave += columns.pointsOf.at(2 * at) * this.#creditOf(columns.requirementOf.at(at), credits);
    if (skillPoints + niceToHave + titlePoints + besides < least) return null;
    const kin = this.#kinOf(columns.groupsOf.at(row));
    const { forStarters } = columns.callings.at(columns.callingOf.at(row));
    const isBeginner = isStart(this.#candidate.hasTrade, forStarters);
    const likeness = titlePoints > 0 || line.byWords ? this.#likenessOf(columns.titleOf.at(row)) : 0;
    if (titlePoints > 0) {
      const points =
        titlePoints *
        titleCredit(likeness, line, {
          knowsTitles: knowsTitles(titles.length > 0, totalYears, forStarters),
          hasRequirements: end > first,
          isStart: isBeginner,
          kin,
        });
      skillPoints += points;
      ownPoints += points;
    }
    const shown = shownOf(ownPoints, columns.ownPoints.at(row));
    const match = { shown, likeness, kin, isStart: isBeginner };
    const years = { total: totalYears, required: columns.years.at(row) };
    return totalScore(skillPoints, experienceCredit(match, line, years), niceToHave);
  }

  #creditOf(requirement: number, line: LineCredits): number {
    const { lineShares, fields } = this.#columns.requirements;
    const asked = { lineShare: lineShares.at(requirement), isField: fields.at(requirement) === 1 };
    return creditInLine(asked, this.credits.at(requirement), line);
  }

  #lineOf(row: number): LineOfWork {
    return this.#lineTo(this.#columns.callingOf.at(row));
  }
}
