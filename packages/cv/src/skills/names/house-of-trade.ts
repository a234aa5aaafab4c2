import type { Candidate } from "../graph/pattern-index.ts";
import type { Token } from "../text/tokenise.ts";
import type { Surroundings } from "./letter-case.ts";

/** Where a trade is carried on, and who trades in it. */
const HOUSE =
  /^(?:shop|workshop|yard|clinic|factory|mill|parlour|wholesaler|retailer|reseller|manufacturer|contractor|subcontractor|supplier|smallholding|outfit|gang|hall)$/;
/** The like that mean other things too: "standards of nursing practice", "a radiology practice". */
const HOUSE_OR_ELSE = /^(?:practice|plant|chain|business)$/;
const COUNTED = /^(?:a|an|another|two|three|four|five|six|several)$/;
/** Before the house of somebody else, there may be one of many: "a ship repair yard", "two surf schools". */
const ONE_OF_MANY =
  /^(?:a|an|another|two|three|four|five|six|several|some|many|few|local|small|large|other|and|or|of|for|to|by|from|,)$/;
/** Whoever runs or works in one knows its trade. */
const OWN =
  /^(?:own|owned|owner|run|ran|running|founded|founder|opened|opening|open|started|set|managed|manage|managing|manager|led|lead|worked|work|working|works|employed|trained|apprentice|foreman|head|built|build|equipped|moved|in|at|my|our|the|this)$/;

/**
 * "Delivered to carpentry shops", "audits of a ship repair yard and two clinics": the trade of a house that the writer
 * only has to do with. "Ran a carpentry shop", "in the welding shop" and "workshop" in a heading tell of their own.
 */
export function isHouseOfTrade({ from, to }: Candidate, { tokens }: Surroundings): boolean {
  const house = tokens[to];
  if (house === undefined || !(HOUSE.test(house.norm) || HOUSE_OR_ELSE.test(house.norm))) return false;
  const before = leadOf(tokens, from);
  if (before === null || (HOUSE_OR_ELSE.test(house.norm) && !COUNTED.test(before.norm))) return false;
  return !tokens.slice(0, from).some(({ norm }) => OWN.test(norm));
}

/** The word in front of the name and of what describes it; null where the name begins the text. */
function leadOf(tokens: readonly Token[], from: number): Token | null {
  for (let at = from - 1; at >= Math.max(0, from - 3); at -= 1) {
    const token = tokens[at];
    if (token !== undefined && ONE_OF_MANY.test(token.norm)) return token;
  }
  return null;
}
