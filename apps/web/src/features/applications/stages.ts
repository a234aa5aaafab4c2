import { APPLICATION_STAGES, type ApplicationStage } from "@rolecall/contracts/applications/enums";
import type { Application } from "@rolecall/contracts/applications/schemas";
import { type ApplicationAction, canApplication, isOpenStage } from "@rolecall/contracts/applications/states";

type Staged = Pick<Application, "_id" | "stage" | "stageChangedAt" | "createdAt">;

/** Those in a stage, or all; whoever is being looked at stays in the list when a decision moves them. */
export function inStage<One extends Staged>(
  applications: readonly One[],
  stage: ApplicationStage | undefined,
  keepId?: string,
): readonly One[] {
  if (stage === undefined) return applications;
  return applications.filter((one) => one.stage === stage || one._id === keepId);
}

export function countByStage(applications: readonly Staged[]): Record<ApplicationStage, number> {
  const counts = { received: 0, shortlisted: 0, hired: 0, "not-selected": 0 };
  for (const { stage } of applications) counts[stage] += 1;
  return counts;
}

/** The stages that somebody is in, in their order; the one that is chosen is among them. */
export function stagesToChoose(
  counts: Record<ApplicationStage, number>,
  chosen: ApplicationStage | undefined,
): ApplicationStage[] {
  return APPLICATION_STAGES.filter((stage) => counts[stage] > 0 || stage === chosen);
}

/** Those to whom an action can be done. */
export function actionable<One extends Staged>(
  applications: readonly One[],
  action: ApplicationAction,
): readonly One[] {
  return applications.filter(({ stage }) => canApplication(action, stage, "recruiter"));
}

const DAY_MS = 86_400_000;

/** Whole days since the candidate last heard of it. */
export function daysWaiting({ createdAt, stageChangedAt }: Staged, now: Date): number {
  const since = new Date(stageChangedAt ?? createdAt).getTime();
  return Math.max(0, Math.floor((now.getTime() - since) / DAY_MS));
}

/** How many wait for a decision, and how many days the longest of them; undefined when nobody does. */
export function waitingFor(
  applications: readonly Staged[],
  now: Date,
): { count: number; days: number } | undefined {
  const open = applications.filter(({ stage }) => isOpenStage(stage));
  if (open.length === 0) return undefined;
  return { count: open.length, days: Math.max(...open.map((one) => daysWaiting(one, now))) };
}
