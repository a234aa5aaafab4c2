import type { Notification } from "@rolecall/contracts/notifications/schemas";
import { expect, test } from "vitest";
import { foldApplications } from "./fold-applications.ts";

function notification(_id: string, jobId: string | null, type: Notification["type"] = "new_application") {
  return {
    _id,
    type,
    title: "Title",
    message: "Message",
    matchScore: null,
    timestamp: "2026-11-20T08:00:00Z",
    read: false,
    target: { jobId, applicationId: null, interviewId: null },
  } satisfies Notification;
}

/** The ids, those of one entry in a list of their own. */
function fold(notifications: readonly Notification[]) {
  return foldApplications(notifications).map((entry) =>
    "notifications" in entry ? entry.notifications.map(({ _id }) => _id) : entry._id,
  );
}

test("four applications to one job are one entry where the newest was, whatever came in between", () => {
  const entries = fold([
    notification("1", "cook"),
    notification("2", "cook", "interview_changed"),
    notification("3", "baker"),
    notification("4", "cook"),
    notification("5", "cook"),
    notification("6", "cook"),
  ]);
  expect(entries).toEqual([["1", "4", "5", "6"], "2", "3"]);
});

test("three, those to several jobs, those to a job that is gone, and other news stay by themselves", () => {
  const entries = fold([
    notification("1", "cook"),
    notification("2", "cook"),
    notification("3", "baker"),
    notification("4", "cook"),
    ...["5", "6", "7", "8"].map((id) => notification(id, null)),
    ...["9", "10", "11", "12"].map((id) => notification(id, "cook", "interview_changed")),
  ]);
  expect(entries).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]);
});
