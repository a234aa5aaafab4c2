import { expect, test } from "vitest";
import { openingValues, scheduleInputOf, tidySchedule } from "./schedule-form-values.ts";

const NOW = Date.parse("2026-12-01T08:00:00Z");
const opening = openingValues({ candidateId: "c1", jobId: undefined });
const values = {
  ...opening,
  start: "2026-12-01T09:00:00Z",
  videoCall: { ...opening.videoCall, meetingUrl: "https://meet.example/1" },
  location: { address: "1 Galle Road", instructions: "" },
};

test("the form opens with whom the address names, and nothing else chosen", () => {
  expect(opening).toMatchObject({ candidateId: "c1", jobId: "", start: "", duration: 60 });
});

test("only the chosen format's fields are sent", () => {
  const video = scheduleInputOf({ ...values, format: "video-call" });
  expect(video).not.toHaveProperty("location");
  expect(video).toMatchObject({ scheduledDate: values.start, videoCall: values.videoCall });
  const meeting = scheduleInputOf({ ...values, format: "in-person" });
  expect(meeting).not.toHaveProperty("videoCall");
  expect(meeting.location).toEqual(values.location);
});

test("a draft keeps what can still be sent", () => {
  expect(tidySchedule(values, NOW)).toEqual(values);
});

test("a time that has passed, or that is none, is let go of", () => {
  expect(tidySchedule(values, Date.parse("2026-12-02T00:00:00Z")).start).toBe("");
  expect(tidySchedule({ ...values, start: "soon" }, NOW).start).toBe("");
});

test("choices that there are no more become the usual ones", () => {
  // As a browser may have stored them: the types are those of today's form only.
  const old = { ...values, ...JSON.parse(`{"interviewType":"chat","interviewStage":"final","duration":25}`) };
  expect(tidySchedule(old, NOW)).toMatchObject({
    interviewType: "screening",
    interviewStage: "final",
    duration: 60,
  });
});
