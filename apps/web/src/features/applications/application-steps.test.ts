import { expect, test } from "vitest";
import { applicationSteps } from "./application-steps.ts";

const at = (day: number) => `2027-03-0${day}T08:00:00.000Z`;
const NEW = {
  createdAt: at(1),
  analysedAt: null,
  analysisStatus: "pending",
  seenAt: null,
  cvDownloadedAt: null,
  history: [],
} as const;
const kinds = (application: Parameters<typeof applicationSteps>[0]) =>
  applicationSteps(application).map(({ kind }) => kind);

test("begins with the application, and tells what has happened in the order of time", () => {
  expect(kinds(NEW)).toEqual(["applied"]);
  const decided = {
    ...NEW,
    analysisStatus: "done" as const,
    analysedAt: at(1),
    // Read before it was opened by name: by its score alone.
    history: [
      { stage: "shortlisted" as const, at: at(2) },
      { stage: "not-selected" as const, at: at(5) },
    ],
    seenAt: at(3),
    cvDownloadedAt: at(4),
  };
  expect(kinds(decided)).toEqual(["applied", "read", "shortlisted", "seen", "downloaded", "not-selected"]);
});

test("calls a way back what it is", () => {
  const history = [
    { stage: "shortlisted" as const, at: at(2) },
    { stage: "hired" as const, at: at(3) },
    { stage: "shortlisted" as const, at: at(4) },
    { stage: "received" as const, at: at(5) },
    { stage: "shortlisted" as const, at: at(6) },
  ];
  expect(kinds({ ...NEW, history })).toEqual([
    "applied",
    "shortlisted",
    "hired",
    "reconsidered",
    "reconsidered",
    "shortlisted",
  ]);
});

test("says that a CV could not be read, and nothing of one that is being read again", () => {
  expect(kinds({ ...NEW, analysisStatus: "failed", analysedAt: at(1) })).toEqual(["applied", "unread"]);
  expect(kinds({ ...NEW, analysisStatus: "pending", analysedAt: null })).toEqual(["applied"]);
});
