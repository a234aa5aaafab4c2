import { skillGraph } from "../graph/skill-graph.ts";
import { fieldsByHand } from "./fields-by-hand.ts";

/** Fields whose people name their work by what they handle. */
const OF_HANDS = fieldsByHand("health");
/** This part of the groups of a calling, in fifths. */
const FIFTHS = 2;

/** The titles are mostly of work done by hand or for people; `calling` are the groups of their occupations. */
export function isByHand(calling: ReadonlySet<string>): boolean {
  const { groups } = skillGraph();
  const byHand = [...calling].filter((group) => OF_HANDS.has(groups.get(group)?.field ?? "")).length;
  return byHand > 0 && byHand * 5 >= calling.size * FIFTHS;
}
