import { newId } from "@rolecall/db";
import {
  createApplication,
  createJob,
  createTestDatabase,
  emptyDatabase,
  errorOf,
} from "@rolecall/db/testing";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createInterviewWorld } from "../../../test/interview-world.ts";
import { getInterview } from "./get-interview.ts";

const database = await createTestDatabase();
beforeEach(() => emptyDatabase(database));
afterAll(database.close);

describe("scheduling an interview", () => {
  it("fills what is left out with the defaults, the title by type and job", async () => {
    const world = await createInterviewWorld(database);
    const interview = await world.schedule();
    expect(interview).toMatchObject({
      title: "screening Interview - Cook",
      description: "",
      requirements: "",
      scheduledDate: "2026-12-02T10:00:00.000Z",
      duration: 60,
      timeZone: "Asia/Colombo",
      format: "video-call",
      interviewType: "screening",
      interviewStage: "initial",
      status: "scheduled",
      job: { title: "Cook", company: "Lagoon Ltd" },
      location: { address: "", instructions: "" },
      videoCall: { platform: "zoom", meetingUrl: "", meetingId: "", passcode: "" },
      candidateId: world.candidate.userId,
      recruiterId: world.recruiter.userId,
      jobId: world.job.id,
      applicationId: null,
    });
  });

  it("keeps everything that was sent, and reads wall time in the interview's zone", async () => {
    const world = await createInterviewWorld(database);
    const application = await createApplication(world.database.db, {
      jobId: world.job.id,
      candidateId: world.candidate.userId,
    });
    const sent = {
      title: "Kitchen trial",
      description: "Cook one dish.",
      requirements: "Bring your knives.",
      duration: 120,
      timeZone: "Australia/Lord_Howe",
      format: "in-person",
      interviewType: "final",
      interviewStage: "follow-up",
      location: { address: "1 Lagoon Road", instructions: "Back door." },
      videoCall: {
        platform: "other",
        meetingUrl: "https://meet.example.com/1",
        meetingId: "7",
        passcode: "s",
      },
      applicationId: application.id,
    };
    const interview = await world.schedule({ ...sent, scheduledDate: "2027-04-04T10:00" });
    // The clocks went back by half an hour that night: UTC+10:30.
    expect(interview).toMatchObject({ ...sent, scheduledDate: "2027-04-03T23:30:00.000Z" });
    expect(await getInterview(world.deps, world.candidate, { id: interview._id })).toMatchObject(interview);
  });

  it("begins the history and tells the candidate alone, with the notification that is kept", async () => {
    const world = await createInterviewWorld(database);
    const interview = await world.schedule();
    const { history } = await getInterview(world.deps, world.recruiter, { id: interview._id });
    expect(history).toEqual([
      {
        action: "schedule",
        at: "2026-12-01T00:00:00.000Z",
        by: { name: interview.recruiter.name, role: "recruiter" },
        fromDate: null,
        toDate: "2026-12-02T10:00:00.000Z",
        reason: "",
      },
    ]);
    const [event, ...more] = await world.toldTo(world.candidate);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      interview,
      notification: {
        type: "interview_changed",
        title: "Interview scheduled",
        message: `${interview.recruiter.name} invites you to “screening Interview - Cook” on Wed, 2 Dec 2026, 15:30 (Asia/Colombo).`,
        read: false,
        target: { interviewId: interview._id, jobId: world.job.id, applicationId: null },
      },
    });
    const kept = await world.database.sql`select id, user_id from notifications`;
    expect(kept).toEqual([{ id: event?.notification._id, user_id: world.candidate.userId }]);
    expect(await world.toldTo(world.recruiter)).toEqual([]);
  });

  it("takes a blank application for none", async () => {
    const world = await createInterviewWorld(database);
    expect((await world.schedule({ applicationId: "" })).applicationId).toBeNull();
  });
});

describe("an interview is refused and leaves no trace", () => {
  it("when people, job or application are not what they should be", async () => {
    const world = await createInterviewWorld(database);
    const { db } = world.database;
    const stranger = await world.addRecruiter();
    const foreignJob = await createJob(db, { recruiterId: stranger.userId });
    const otherJob = await createJob(db, { recruiterId: world.recruiter.userId });
    const candidateId = world.candidate.userId;
    const ofOtherJob = await createApplication(db, { jobId: otherJob.id, candidateId });
    const ofOther = await createApplication(db, {
      jobId: world.job.id,
      candidateId: (await world.addCandidate()).userId,
    });
    const before = await world.snapshot();
    const cases = [
      [{ candidateId: newId() }, "NOT_FOUND", "candidate"],
      [{ candidateId: "nobody" }, "NOT_FOUND", "candidate"],
      [{ candidateId: stranger.userId }, "NOT_FOUND", "candidate"],
      [{ candidateId: world.recruiter.userId }, "NOT_FOUND", "candidate"],
      [{ jobId: newId() }, "NOT_FOUND", "job"],
      [{ jobId: "no-job" }, "NOT_FOUND", "job"],
      [{ jobId: foreignJob.id }, "FORBIDDEN", "own jobs"],
      [{ applicationId: newId() }, "NOT_FOUND", "application"],
      [{ applicationId: "none" }, "NOT_FOUND", "application"],
      [{ applicationId: ofOtherJob.id }, "NOT_FOUND", "application"],
      [{ applicationId: ofOther.id }, "NOT_FOUND", "application"],
    ] as const;
    for (const [input, code, word] of cases) {
      const refusal = await errorOf(world.schedule(input));
      expect(refusal, JSON.stringify(input)).toMatchObject({ code, message: expect.stringContaining(word) });
    }
    expect(await world.snapshot()).toEqual(before);
  });

  it("when the date has passed or the zone skips it", async () => {
    const world = await createInterviewWorld(database);
    const before = await world.snapshot();
    const cases = [
      { scheduledDate: "2026-12-01T00:00:00Z" },
      { scheduledDate: "2026-11-30T23:00:00-01:00" },
      { scheduledDate: "2026-12-01T05:30", timeZone: "Asia/Colombo" },
      { scheduledDate: "2027-03-28T01:30", timeZone: "Europe/London" },
      { scheduledDate: "2027-03-14T02:30", timeZone: "America/New_York" },
      { scheduledDate: "2027-10-03T02:15", timeZone: "Australia/Lord_Howe" },
    ];
    for (const input of cases) {
      const refusal = await errorOf(world.schedule(input));
      expect(refusal, JSON.stringify(input)).toMatchObject({
        code: "INVALID_INPUT",
        issues: [{ path: "scheduledDate" }],
      });
    }
    expect(await world.snapshot()).toEqual(before);
  });
});
