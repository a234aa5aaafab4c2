import type { Role } from "../auth/enums.ts";
import { APPLICATION_STAGES, type ApplicationStage } from "./enums.ts";

export const APPLICATION_ACTIONS = ["shortlist", "hire", "decline", "reconsider"] as const;
export type ApplicationAction = (typeof APPLICATION_ACTIONS)[number];

/** Stages in which the candidate still waits for a decision. */
const OPEN_STAGES = ["received", "shortlisted"] as const satisfies readonly ApplicationStage[];
type OpenStage = (typeof OPEN_STAGES)[number];

/** Which action is offered in which stage and to whom, and where it ends; null for where it came from. */
const RULES: Record<
  ApplicationAction,
  { from: readonly ApplicationStage[]; roles: readonly Role[]; to: ApplicationStage | null }
> = {
  shortlist: { from: ["received"], roles: ["recruiter"], to: "shortlisted" },
  hire: { from: OPEN_STAGES, roles: ["recruiter"], to: "hired" },
  decline: { from: OPEN_STAGES, roles: ["recruiter"], to: "not-selected" },
  reconsider: { from: ["shortlisted", "hired", "not-selected"], roles: ["recruiter"], to: null },
};

/** Whether somebody of this role may do this to an application in this stage. Says nothing of whose job it is. */
export function canApplication(action: ApplicationAction, stage: ApplicationStage, role: Role): boolean {
  const rule = RULES[action];
  return rule.roles.includes(role) && rule.from.includes(stage);
}

/** Whether the candidate still waits for a decision. */
export function isOpenStage(stage: ApplicationStage): stage is OpenStage {
  return OPEN_STAGES.some((open) => open === stage);
}

/**
 * The stage that is stored once the action is done. To reconsider a decision leads back to the stage it was
 * made in, `before`; to reconsider a place on the shortlist leads back to received.
 */
export function stageAfter(
  action: ApplicationAction,
  stage: ApplicationStage,
  before: ApplicationStage | null,
): ApplicationStage {
  const { to } = RULES[action];
  if (to !== null) return to;
  return !isOpenStage(stage) && before === "shortlisted" ? "shortlisted" : "received";
}

/** Every change of stage that an action can make: the database stores no other. */
export const STAGE_MOVES: readonly { from: ApplicationStage; to: ApplicationStage }[] =
  APPLICATION_STAGES.flatMap((from) =>
    [...new Set(movesFrom(from))].filter((to) => to !== from).map((to) => ({ from, to })),
  );

function movesFrom(stage: ApplicationStage): ApplicationStage[] {
  return APPLICATION_ACTIONS.filter((action) => RULES[action].from.includes(stage)).flatMap((action) =>
    OPEN_STAGES.map((before) => stageAfter(action, stage, before)),
  );
}
