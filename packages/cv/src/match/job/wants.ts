import { ownGroups } from "../../occupations/own-groups.ts";
import type { JobRequirements } from "../../types.ts";
import { kindOf, OFFICE_GROUP } from "../skill-kinds.ts";
import {
  MAX_TEXT_REQUIREMENTS,
  OUTSIDE_SHARE,
  REQUIREMENT_WEIGHT,
  SOFT_MENTION_WEIGHT,
  TITLE_MENTION_WEIGHT,
} from "../weights.ts";
import { niceToHaveIn } from "./nice-to-have-in-text.ts";
import { type ResolvedPhrase, resolvePhrase } from "./resolve-phrase.ts";
import { type Mention, mentionsIn } from "./text-requirements.ts";
import { traitsOfIds } from "./traits-of-ids.ts";
import { withoutBoilerplate } from "./without-boilerplate.ts";

/** Something that a job wants, with its weight against the job's other wants. */
export interface Wanted extends ResolvedPhrase {
  readonly phrase: string;
  readonly weight: number;
  /** True for what belongs to the job's line of work. */
  readonly isOwn: boolean;
}

interface JobWants {
  readonly wants: readonly Wanted[];
  /** None of them is among the wants. */
  readonly niceToHave: readonly Wanted[];
  /** False when they were read from title and description. */
  readonly stated: boolean;
}

/**
 * What a job asks for: its required skills, or, when it names none, the skills of its text. What is nice to have is
 * what its list says, and what a text that is read so calls a plus.
 */
export function wantsOf(job: JobRequirements, occupations: readonly number[]): JobWants {
  const statedWants = uniqueWants(job.requiredSkills.flatMap(wantOf));
  const stated = statedWants.length > 0;
  const listed = uniqueWants((job.niceToHaveSkills ?? []).flatMap(wantOf));
  const text = stated ? { wants: statedWants, plus: [] } : wantsOfText(job, listed);
  return {
    stated,
    wants: weighByLine(text.wants, occupations, stated),
    niceToHave: besides([...listed, ...text.plus], text.wants),
  };
}

/** A skill in both is required, under whichever name; one that any of several stands in for is not. */
function besides(niceToHave: readonly Wanted[], wants: readonly Wanted[]): readonly Wanted[] {
  if (niceToHave.length === 0) return niceToHave;
  const required = new Set(wants.flatMap(({ ids, anyOf }) => (anyOf ? [] : ids)));
  const same = new Set(wants.map(({ ids }) => ids.join(" ")));
  return niceToHave.filter(({ ids }) => !same.has(ids.join(" ")) && !ids.every((id) => required.has(id)));
}

function wantOf(text: string): Wanted[] {
  const phrase = text.trim();
  if (phrase === "") return [];
  const resolved = resolvePhrase(phrase);
  return [{ ...resolved, phrase, weight: REQUIREMENT_WEIGHT[traitsOfIds(resolved.ids).kind], isOwn: false }];
}

export function isTechnical(want: Wanted): boolean {
  return traitsOfIds(want.ids).kind === "technical";
}

/**
 * What many trades need says less than the job's own skills: it weighs less, and does not show that one has
 * worked at it. Where nothing that is asked for is its own, everything is; in a mere text the title tells the rest.
 */
function weighByLine(
  wants: readonly Wanted[],
  occupations: readonly number[],
  stated: boolean,
): readonly Wanted[] {
  const own = ownGroups(occupations);
  const isOutside = (want: Wanted): boolean => {
    const groups = own.size > 0 ? traitsOfIds(want.ids).groups : [];
    return groups.some((group) => group !== "") && !groups.some((group) => own.has(group));
  };
  const isOwnOffice = own.has(OFFICE_GROUP);
  const weighed = wants.map((want) =>
    isOwnOffice && traitsOfIds(want.ids).kind === "office"
      ? {
          ...want,
          weight: (want.weight * REQUIREMENT_WEIGHT.technical) / REQUIREMENT_WEIGHT.office,
          isOwn: true,
        }
      : isOutside(want)
        ? { ...want, weight: want.weight * OUTSIDE_SHARE, isOwn: false }
        : { ...want, isOwn: isTechnical(want) },
  );
  return !stated || weighed.some(({ isOwn }) => isOwn)
    ? weighed
    : weighed.map((want) => ({ ...want, isOwn: true }));
}

/** "React, ReactJS" asks for one skill: the same ids count once. */
function uniqueWants(wants: readonly Wanted[]): Wanted[] {
  return [...new Map(wants.toReversed().map((want) => [want.ids.join(" "), want])).values()].toReversed();
}

/** What the list calls nice to have is not asked for by the text: it is read as though it did not name it. */
function wantsOfText(
  job: JobRequirements,
  listed: readonly Wanted[],
): { readonly wants: readonly Wanted[]; readonly plus: readonly Wanted[] } {
  const seen = new Set(listed.flatMap(({ ids }) => ids));
  const text = withoutBoilerplate(job.description);
  const spans = niceToHaveIn(text);
  const [plus, asked] = partition(mentionsIn(text), ({ start }) =>
    spans.some((span) => span.start <= start && start < span.end),
  );
  const wants = [...wantsIn(mentionsIn(job.title), TITLE_MENTION_WEIGHT, seen), ...wantsIn(asked, 1, seen)];
  return {
    wants: wants.slice(0, MAX_TEXT_REQUIREMENTS),
    plus: wantsIn(plus, 1, seen)
      .slice(0, MAX_TEXT_REQUIREMENTS)
      .map((want) => ({ ...want, weight: REQUIREMENT_WEIGHT[traitsOfIds(want.ids).kind] })),
  };
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  const parts: [T[], T[]] = [[], []];
  for (const item of items) parts[isFirst(item) ? 0 : 1].push(item);
  return parts;
}

/** What of a text is not asked for yet; adds it to `seen`. */
function wantsIn(mentions: readonly Mention[], weight: number, seen: Set<string>): Wanted[] {
  return mentions.flatMap(({ ids, phrase }) => {
    const fresh = ids.filter((id) => !seen.has(id));
    if (fresh.length === 0) return [];
    for (const id of fresh) seen.add(id);
    const isSoft = fresh.every((id) => kindOf(id) === "soft");
    return [
      {
        ids: fresh,
        anyOf: fresh.length > 1,
        phrase,
        weight: isSoft ? SOFT_MENTION_WEIGHT : weight,
        isOwn: false,
      },
    ];
  });
}
