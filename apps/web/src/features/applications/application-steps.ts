import type { MyApplication } from "@rolecall/contracts/applications/schemas";

/** What has happened to an application, for its candidate. */
export interface Step {
  readonly kind:
    | "applied"
    | "read"
    | "unread"
    | "seen"
    | "downloaded"
    | "reconsidered"
    | MyApplication["stage"];
  readonly at: string;
}

type Dated = Pick<
  MyApplication,
  "createdAt" | "analysedAt" | "analysisStatus" | "seenAt" | "cvDownloadedAt"
> & { readonly history: readonly MyApplication["history"][number][] };

/** Every step there is a time for, oldest first. */
export function applicationSteps(application: Dated): readonly Step[] {
  const { createdAt, analysedAt, analysisStatus, seenAt, cvDownloadedAt, history } = application;
  const steps: Step[] = [{ kind: "applied", at: createdAt }];
  if (analysedAt !== null && analysisStatus !== "pending")
    steps.push({ kind: analysisStatus === "done" ? "read" : "unread", at: analysedAt });
  if (seenAt !== null) steps.push({ kind: "seen", at: seenAt });
  if (cvDownloadedAt !== null) steps.push({ kind: "downloaded", at: cvDownloadedAt });
  for (const [index, { stage, at }] of history.entries()) {
    const wasDecided = ["hired", "not-selected"].includes(history[index - 1]?.stage ?? "received");
    const isBack = stage === "received" || (stage === "shortlisted" && wasDecided);
    steps.push({ kind: isBack ? "reconsidered" : stage, at });
  }
  // Sorting keeps the order of those that happened at once.
  return steps.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
