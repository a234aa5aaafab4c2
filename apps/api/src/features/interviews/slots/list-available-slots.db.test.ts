import { AvailableSlotsInput, NearestSlotsInput } from "@rolecall/contracts/interviews/schemas";
import { newId } from "@rolecall/db";
import { createInterview, createTestDatabase, emptyDatabase, errorOf } from "@rolecall/db/testing";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createInterviewWorld, type InterviewWorld } from "../../../../test/interview-world.ts";
import { cancelInterview } from "../cancel-interview.ts";
import { findNearestSlots } from "./find-nearest-slots.ts";
import { listAvailableSlots } from "./list-available-slots.ts";

const database = await createTestDatabase();
beforeEach(() => emptyDatabase(database));
afterAll(database.close);

function ask(world: InterviewWorld, question: object = {}, actor = world.recruiter) {
  const input = { candidateId: world.candidate.userId, date: "2026-12-02", ...question };
  return listAvailableSlots(world.deps, actor, AvailableSlotsInput.parse(input));
}

/** Local starts such as `09:30` in the zone. */
function clockTimes(slots: readonly { startTime: string }[], timeZone = "Asia/Colombo"): string[] {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  return slots.map((slot) => format.format(new Date(slot.startTime)));
}

describe("the available slots", () => {
  it("are all half-hour starts of an empty day, with their ends", async () => {
    const world = await createInterviewWorld(database);
    const { availableSlots, takenSlots } = await ask(world);
    expect(takenSlots).toEqual([]);
    expect(availableSlots).toHaveLength(17);
    expect(availableSlots[0]).toEqual({
      startTime: "2026-12-02T03:30:00.000Z",
      endTime: "2026-12-02T04:30:00.000Z",
    });
    expect(clockTimes(availableSlots.slice(-1))).toEqual(["17:00"]);
  });

  it("leave out what overlaps an interview of either, and say whose without more", async () => {
    const world = await createInterviewWorld(database);
    const { db } = world.database;
    const at = (time: string) => new Date(`2026-12-02T${time}:00+05:30`);
    // The recruiter with somebody else, the candidate with somebody else, and both together.
    await createInterview(db, { recruiterId: world.recruiter.userId, scheduledAt: at("10:00") });
    await createInterview(db, {
      candidateId: world.candidate.userId,
      scheduledAt: at("14:15"),
      durationMinutes: 30,
    });
    await world.schedule({ scheduledDate: "2026-12-02T17:00", duration: 60 });
    const called = await world.schedule({ scheduledDate: "2026-12-02T12:00" });
    await cancelInterview(world.deps, world.recruiter, { id: called._id, reason: "No." });

    const { availableSlots, takenSlots } = await ask(world);
    expect(takenSlots.map((slot, index) => [clockTimes(takenSlots)[index], slot.reason])).toEqual([
      ["09:30", "yours"],
      ["10:00", "yours"],
      ["10:30", "yours"],
      ["13:30", "candidate"],
      ["14:00", "candidate"],
      ["14:30", "candidate"],
      ["16:30", "yours"],
      ["17:00", "yours"],
    ]);
    expect(Object.keys(takenSlots[0] ?? {}).toSorted()).toEqual(["endTime", "reason", "startTime"]);
    expect(clockTimes(availableSlots)).toEqual([
      "09:00",
      "11:00",
      "11:30",
      "12:00",
      "12:30",
      "13:00",
      "15:00",
      "15:30",
      "16:00",
    ]);
  });

  it("can be booked, each of them, and those that are taken cannot", async () => {
    const world = await createInterviewWorld(database);
    await world.schedule({ scheduledDate: "2026-12-02T10:15", duration: 45 });
    const { availableSlots, takenSlots } = await ask(world, { duration: 90 });
    for (const slot of takenSlots) {
      const refusal = await errorOf(world.schedule({ scheduledDate: slot.startTime, duration: 90 }));
      expect(refusal).toMatchObject({ code: "INTERVIEW_OVERLAP" });
    }
    for (const slot of availableSlots) {
      const booked = await world.schedule({ scheduledDate: slot.startTime, duration: 90 });
      await cancelInterview(world.deps, world.recruiter, { id: booked._id, reason: "Next." });
    }
    expect([availableSlots.length, takenSlots.length]).toEqual([12, 4]);
  });

  it("are none of the past", async () => {
    const world = await createInterviewWorld(database, "2026-12-02T06:30:00Z");
    const { availableSlots, takenSlots } = await ask(world);
    expect(clockTimes(availableSlots)[0]).toBe("12:30");
    expect(takenSlots.map((slot) => slot.reason)).toEqual(Array(7).fill("past"));
    expect((await ask(world, { date: "2026-12-01" })).availableSlots).toEqual([]);
  });

  it.each([
    ["Europe/London", "2027-03-28", "2027-03-28T08:00:00.000Z"],
    ["Europe/London", "2027-10-31", "2027-10-31T09:00:00.000Z"],
    ["America/New_York", "2027-03-14", "2027-03-14T13:00:00.000Z"],
    ["Australia/Lord_Howe", "2027-10-03", "2027-10-02T22:00:00.000Z"],
    ["Asia/Colombo", "2027-03-28", "2027-03-28T03:30:00.000Z"],
  ])("in %s on %s, when clocks change, begin at nine by the local clock", async (timeZone, date, first) => {
    const world = await createInterviewWorld(database);
    const { availableSlots } = await ask(world, { timeZone, date });
    expect(availableSlots).toHaveLength(17);
    expect(availableSlots[0]?.startTime).toBe(first);
    expect(clockTimes(availableSlots.slice(-1), timeZone)).toEqual(["17:00"]);
  });

  it("count an own interview that is to be moved as free, but nobody else's", async () => {
    const world = await createInterviewWorld(database);
    const own = await world.schedule({ scheduledDate: "2026-12-02T10:00" });
    expect((await ask(world)).takenSlots).toHaveLength(3);
    expect((await ask(world, { interviewId: own._id })).takenSlots).toEqual([]);

    const stranger = await world.addRecruiter();
    const spied = await ask(world, { interviewId: own._id }, stranger);
    expect(spied.takenSlots.map((slot) => slot.reason)).toEqual(["candidate", "candidate", "candidate"]);
    expect((await ask(world, { interviewId: "x" })).takenSlots).toHaveLength(3);
  });

  it("are refused for who is no candidate", async () => {
    const world = await createInterviewWorld(database);
    for (const candidateId of [newId(), "x", world.recruiter.userId]) {
      expect(await errorOf(ask(world, { candidateId }))).toMatchObject({
        code: "NOT_FOUND",
        message: expect.stringContaining("candidate"),
      });
    }
  });
});

describe("the nearest slots", () => {
  function near(world: InterviewWorld, moment: string, question: object = {}) {
    const input = { candidateId: world.candidate.userId, near: moment, ...question };
    return findNearestSlots(world.deps, world.recruiter, NearestSlotsInput.parse(input));
  }

  it("are the three free ones closest to a time that is taken", async () => {
    const world = await createInterviewWorld(database);
    await world.schedule({ scheduledDate: "2026-12-02T10:00" });
    const { nearestSlots } = await near(world, "2026-12-02T10:00");
    expect(clockTimes(nearestSlots)).toEqual(["09:00", "11:00", "11:30"]);
  });

  it("lie on the next day when the day is full, and never in the past", async () => {
    const world = await createInterviewWorld(database, "2026-12-02T10:00:00Z");
    await world.schedule({ scheduledDate: "2026-12-02T16:00", duration: 120 });
    const { nearestSlots } = await near(world, "2026-12-02T16:00");
    expect(nearestSlots.map((slot) => slot.startTime)).toEqual([
      "2026-12-03T03:30:00.000Z",
      "2026-12-03T04:00:00.000Z",
      "2026-12-03T04:30:00.000Z",
    ]);
  });

  it("are none when all that is near has passed", async () => {
    const world = await createInterviewWorld(database);
    expect(await near(world, "2026-11-01T10:00")).toEqual({ nearestSlots: [] });
  });

  it("are refused for who is no candidate", async () => {
    const world = await createInterviewWorld(database);
    expect(await errorOf(near(world, "2026-12-02T10:00", { candidateId: newId() }))).toMatchObject({
      code: "NOT_FOUND",
    });
  });
});
