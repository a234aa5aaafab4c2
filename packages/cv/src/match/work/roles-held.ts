import { CLOSENESS } from "../../occupations/closeness.ts";
import { findOccupations, occupationCloseness } from "../../occupations/find-occupations.ts";
import { occupationGraph } from "../../occupations/occupation-graph.ts";
import { occupationNumbers } from "../../occupations/occupations-of-positions.ts";
import type { CandidateProfile, CandidateRole } from "../../types.ts";
import { AWAY_LEAST_SHARE, AWAY_SHARE_PER_YEAR, FORMER_LINE_SHARE } from "../weights.ts";
import { isLeading } from "./leading-titles.ts";
import { LEVELS, type Level, levelOf } from "./levels.ts";
import type { Role } from "./line-of-work.ts";

/** A role with what became of its line of work: left for another one, or lying back behind a close one. */
export interface HeldRole extends Role {
  readonly past: "left" | "back" | null;
}

/** The roles of a profile, the latest first, each with the share that its line of work still has. */
export function rolesHeld({ titles, roles }: CandidateProfile): HeldRole[] {
  const held: readonly Omit<CandidateRole, "evidence">[] =
    roles ?? titles.map((title) => ({ title, years: null }));
  const found = held.map(({ title, years, occupations, current }) => ({
    leads: isLeading(title),
    level: levelOf(title),
    occupations: occupations === undefined ? findOccupations(title) : occupationNumbers(occupations),
    years,
    current: current ?? false,
  }));
  const latest = found.find(({ occupations }) => occupations.length > 0)?.occupations ?? [];
  return found.map(({ current, ...own }, index) => {
    const role = { ...own, level: levelReached(own, found.slice(0, index)) };
    if (current) return { ...role, share: 1, past: null };
    const near = occupationCloseness(role.occupations, latest) ?? 1;
    const isLeft = near < CLOSENESS.close;
    const kept = isLeft ? FORMER_LINE_SHARE + (1 - FORMER_LINE_SHARE) * near : 1;
    const away = AWAY_SHARE_PER_YEAR * yearsAway(role, found.slice(0, index));
    const share = Math.min(kept, Math.max(AWAY_LEAST_SHARE, 1 - away));
    return { ...role, share, past: isLeft ? "left" : share < 1 ? "back" : null };
  });
}

/** False without a role, or where the latest is work that people take up beside or after school and nobody is led in it. */
export function hasTrade([latest]: readonly HeldRole[]): boolean {
  if (latest === undefined) return false;
  const { occupations } = occupationGraph();
  const isOpen =
    latest.occupations.length > 0 && latest.occupations.every((number) => occupations[number]?.open);
  return !isOpen || latest.level >= LEVELS.leading;
}

/**
 * How far someone has come in the line of a role, as the titles of it since then say: who leads now is a beginner no
 * more, whatever the first title was. Years say nothing here: more of them never count against anyone.
 */
function levelReached({ occupations, level }: Ranked, later: readonly Ranked[]): Level {
  let reached = level;
  for (const role of later) {
    const isClose = (occupationCloseness(role.occupations, occupations) ?? 0) >= CLOSENESS.close;
    if (isClose && role.level > reached) reached = role.level;
  }
  return reached;
}

type Ranked = Pick<Role, "occupations" | "level">;
type Work = Pick<Role, "occupations" | "years">;

/** Years in later roles, each as far as it is other work; what is not known takes no one away. */
function yearsAway({ occupations }: Work, later: readonly Work[]): number {
  return later.reduce((sum, role) => {
    const closeness = occupationCloseness(role.occupations, occupations) ?? 1;
    return sum + (role.years ?? 0) * (1 - closeness);
  }, 0);
}
