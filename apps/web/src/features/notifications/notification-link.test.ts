import type { Notification } from "@rolecall/contracts/notifications/schemas";
import { expect, test } from "vitest";
import { notificationLink } from "./notification-link.ts";

function notification(part: Pick<Notification, "type"> & Partial<Notification["target"]>): Notification {
  const { type, ...target } = part;
  return {
    _id: "n1",
    type,
    title: "Title",
    message: "Message",
    matchScore: null,
    timestamp: "2026-11-20T08:00:00Z",
    read: false,
    target: { jobId: null, applicationId: null, interviewId: null, ...target },
  };
}

test("leads to the thing it speaks of", () => {
  expect(notificationLink(notification({ type: "new_job", jobId: "j1" }))).toEqual({
    to: "/jobs/$jobId",
    params: { jobId: "j1" },
  });
  expect(
    notificationLink(notification({ type: "new_application", jobId: "j1", applicationId: "a1" })),
  ).toEqual({
    to: "/applicants/$jobId",
    params: { jobId: "j1" },
  });
  expect(
    notificationLink(notification({ type: "interview_changed", jobId: "j1", interviewId: "i1" })),
  ).toEqual({
    to: "/interviews/$interviewId",
    params: { interviewId: "i1" },
  });
});

test("leads to the candidate's own applications, where the answer is", () => {
  expect(
    notificationLink(notification({ type: "application_stage_changed", jobId: "j1", applicationId: "a1" })),
  ).toEqual({ to: "/profile", search: { tab: "applications" } });
});

test("leads to the job, or to the saved search that has found several", () => {
  const type = "saved_search_match";
  expect(notificationLink(notification({ type, jobId: "j1", savedSearchId: "s1" }))).toEqual({
    to: "/jobs/$jobId",
    params: { jobId: "j1" },
  });
  expect(notificationLink(notification({ type, savedSearchId: "s1" }))).toEqual({
    to: "/dashboard",
    search: { savedSearch: "s1" },
  });
});

test("leads nowhere when the thing is gone", () => {
  expect(notificationLink(notification({ type: "job_match" }))).toBeUndefined();
});
