import { expect, it } from "vitest";
import { APPLICATION_STAGES } from "./enums.ts";
import { APPLICATION_ACTIONS, canApplication, isOpenStage, STAGE_MOVES, stageAfter } from "./states.ts";

it("offers each action in the stages of the table, to recruiters alone", () => {
  const offeredTo = (role: "candidate" | "recruiter") =>
    Object.fromEntries(
      APPLICATION_ACTIONS.map((action) => [
        action,
        APPLICATION_STAGES.filter((stage) => canApplication(action, stage, role)),
      ]),
    );
  expect(offeredTo("recruiter")).toEqual({
    shortlist: ["received"],
    hire: ["received", "shortlisted"],
    decline: ["received", "shortlisted"],
    reconsider: ["shortlisted", "hired", "not-selected"],
  });
  expect(offeredTo("candidate")).toEqual({ shortlist: [], hire: [], decline: [], reconsider: [] });
});

it("ends an action in its stage, and to reconsider in the stage that a decision was made in", () => {
  expect(stageAfter("shortlist", "received", null)).toBe("shortlisted");
  expect(stageAfter("hire", "shortlisted", "received")).toBe("hired");
  expect(stageAfter("decline", "received", null)).toBe("not-selected");
  expect(stageAfter("reconsider", "not-selected", "shortlisted")).toBe("shortlisted");
  expect(stageAfter("reconsider", "not-selected", "received")).toBe("received");
  expect(stageAfter("reconsider", "hired", "shortlisted")).toBe("shortlisted");
  // It came to the shortlist by the undoing of a decision: that is not where to go back to.
  expect(stageAfter("reconsider", "shortlisted", "not-selected")).toBe("received");
  expect(stageAfter("reconsider", "shortlisted", "received")).toBe("received");
});

it("knows what is waited for, and every change of stage there can be", () => {
  expect(APPLICATION_STAGES.filter(isOpenStage)).toEqual(["received", "shortlisted"]);
  expect(STAGE_MOVES.map(({ from, to }) => `${from} > ${to}`).toSorted()).toEqual([
    "hired > received",
    "hired > shortlisted",
    "not-selected > received",
    "not-selected > shortlisted",
    "received > hired",
    "received > not-selected",
    "received > shortlisted",
    "shortlisted > hired",
    "shortlisted > not-selected",
    "shortlisted > received",
  ]);
});
