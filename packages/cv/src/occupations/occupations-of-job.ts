import { alternativesIn } from "./alternatives.ts";
import { findOccupations } from "./find-occupations.ts";

/** A word that stands in a text once may be about anyone: the boss, the customers, the building. */
const MIN_MENTIONS = 2;
const PHRASE_END = /[.!?;:,\n]/;

/**
 * What a job's title names, by the ways in which it can be met; where it names nothing ("Branch Manager"), what its text
 * speaks of most.
 */
export function occupationsOfJob({
  title,
  description,
}: {
  title: string;
  description: string;
}): readonly (readonly number[])[] {
  const named = alternativesIn(title);
  if (named.length > 0) return named;
  const mentioned = mostMentioned(description);
  return mentioned.length > 0 ? [mentioned] : [];
}

function mostMentioned(text: string): readonly number[] {
  const mentions = new Map<number, number>();
  for (const phrase of text.split(PHRASE_END))
    for (const occupation of findOccupations(phrase))
      mentions.set(occupation, (mentions.get(occupation) ?? 0) + 1);
  const most = Math.max(0, ...mentions.values());
  if (most < MIN_MENTIONS) return [];
  return [...mentions]
    .flatMap(([occupation, count]) => (count === most ? [occupation] : []))
    .sort((a, b) => a - b);
}
