import type { Dependencies } from "../dependencies.ts";
import { changeStage } from "../features/applications/change-stage.ts";
import { downloadCv } from "../features/applications/download-cv.ts";
import { markSeen } from "../features/applications/mark-seen.ts";
import type { RecruiterActor } from "../features/auth/actor.ts";
import { type DemoApplication, listDemoApplications } from "./demo.queries.ts";

const HOUR_MS = 3_600_000;

/** What becomes of those who are not invited, in turn. */
const COURSES = ["declined", "seen", "unseen", "shortlisted", "seen", "declined", "unseen"] as const;

const ANSWER =
  "Thank you for applying, and for the time you took.\n\nWe have decided to go on with candidates who have worked in this field for longer. We would be glad to hear from you again.";

/** Whoever is invited is on the shortlist; some of the others are read, some answered, and some wait. */
export async function decideApplications(deps: Dependencies): Promise<void> {
  const applications = await listDemoApplications(deps.database.db);
  for (const [index, application] of applications.entries()) {
    const course = application.isInvited ? "shortlisted" : COURSES[index % COURSES.length];
    if (course === undefined || course === "unseen") continue;
    await decide(deps, application, course);
  }
}

async function decide(
  deps: Dependencies,
  { id, recruiterId, createdAt }: DemoApplication,
  course: Exclude<(typeof COURSES)[number], "unseen">,
): Promise<void> {
  const actor: RecruiterActor = { role: "recruiter", userId: recruiterId, sessionId: "" };
  /** So long after the application, but not in the future. */
  const after = (hours: number): Dependencies => {
    const at = Math.min(createdAt.getTime() + hours * HOUR_MS, deps.now().getTime());
    return { ...deps, now: () => new Date(at) };
  };
  await markSeen(after(7), actor, { id });
  if (course === "seen") return;
  const { stream } = await downloadCv(after(8), actor, { id });
  await stream.cancel();
  if (course === "shortlisted") await changeStage(after(21), actor, { id, action: "shortlist" });
  else
    await changeStage(after(40), actor, { id, action: "decline", message: ANSWER, cancelInterviews: false });
}
