import { skillById } from "../../skills/index.ts";
import type { CandidateSkill, Position } from "../../types.ts";
import { isLeading } from "../work/leading-titles.ts";

/** What someone did who held a title such as "Team Leader". */
const OF_LEADERS = ["leadership", "team-management", "staff-supervision"] as const;

/** The skills of leading, where titles say that others were led; `describe` says where, as in "Foreman at …". */
export function ledInRoles(
  positions: readonly Position[],
  describe: (position: Position) => string,
): CandidateSkill[] {
  const led = positions
    .filter(({ title, kind }) => kind === "employment" && isLeading(title))
    .toSorted((a, b) => (b.years ?? 0) - (a.years ?? 0));
  const [longest] = led;
  if (longest === undefined) return [];
  const years = led.reduce((sum, position) => sum + (position.years ?? 0), 0);
  return OF_LEADERS.flatMap((id) => {
    const skill = skillById(id);
    if (skill === null) return [];
    const evidence = longest.evidence.slice(0, 1);
    const usedIn = describe(longest);
    return [{ id, name: skill.name, context: "position", years, lastUsed: null, evidence, usedIn }];
  });
}
