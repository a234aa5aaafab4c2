import { expect, test } from "vitest";
import { readScheduleForm } from "./read-schedule-form.ts";

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

test("only the chosen format's fields are sent", () => {
  const values = { "videoCall.meetingUrl": "https://meet.example/1", "location.address": "1 Galle Road" };
  expect(readScheduleForm(form(values), "video-call")).not.toHaveProperty("location");
  expect(readScheduleForm(form(values), "video-call").videoCall).toMatchObject({
    platform: "zoom",
    meetingUrl: "https://meet.example/1",
  });
  expect(readScheduleForm(form(values), "in-person")).not.toHaveProperty("videoCall");
  expect(readScheduleForm(form(values), "in-person").location).toEqual({
    address: "1 Galle Road",
    instructions: "",
  });
});

test("choices that do not exist become the defaults", () => {
  expect(readScheduleForm(form({ interviewType: "chat", interviewStage: "final" }), "phone")).toMatchObject({
    interviewType: "screening",
    interviewStage: "final",
  });
});
