import type { LiveEvent } from "@rolecall/contracts/live/events";
import type { Notification } from "@rolecall/contracts/notifications/schemas";
import { expect, test } from "vitest";
import { createLiveHub } from "./live-hub.ts";

const analysed: LiveEvent = { type: "application_analyzed", applicationId: "a1", jobId: "j1" };
const read: LiveEvent = { type: "message_status", conversationId: "c1", messageIds: ["m1"], status: "read" };

test("an event reaches every handler of its type and no other", () => {
  const hub = createLiveHub();
  const heard: string[] = [];
  hub.on({ application_analyzed: (event) => heard.push(`first ${event.applicationId}`) });
  hub.on({ application_analyzed: (event) => heard.push(`second ${event.jobId}`) });
  hub.on({ message_status: (event) => heard.push(event.status) });
  hub.emit(analysed);
  hub.emit(read);
  expect(heard).toEqual(["first a1", "second j1", "read"]);
});

test("a handler that has left hears nothing", () => {
  const hub = createLiveHub();
  let heard = 0;
  const leave = hub.on({ application_analyzed: () => (heard += 1) });
  hub.emit(analysed);
  leave();
  hub.emit(analysed);
  expect(heard).toBe(1);
});

test("what is announced is heard with every event that carries it, and with no other", () => {
  const hub = createLiveHub();
  const heard: string[] = [];
  const leave = hub.onNotification(({ title }) => heard.push(title));
  const notification: Notification = {
    _id: "n1",
    type: "report_decided",
    title: "We have looked at your report",
    message: "",
    timestamp: "2026-06-01T00:00:00.000Z",
    read: false,
    matchScore: null,
    target: { jobId: null, applicationId: null, interviewId: null },
  };
  hub.emit({ type: "report_decided", notification, reportId: "r1" });
  hub.emit(analysed);
  leave();
  hub.emit({ type: "report_decided", notification, reportId: "r1" });
  expect(heard).toEqual(["We have looked at your report"]);
});

test("the status is told once per change", () => {
  const { status } = createLiveHub();
  const seen: string[] = [];
  status.subscribe(() => seen.push(status.get()));
  status.set("connecting");
  status.set("connecting");
  status.set("online");
  expect(seen).toEqual(["connecting", "online"]);
});
