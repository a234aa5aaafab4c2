import { CreateJobInput, type Job } from "@rolecall/contracts/jobs/schemas";
import { expect, test } from "vitest";
import { jobInputOf, NEW_JOB, splitList, toNumber, valuesOf } from "./job-form-values.ts";

const job: Job = {
  _id: "j1",
  title: "Ward Sister",
  description: "Run a ward.\n\nWith care.",
  recruiter: { _id: "r1", name: "Anura", email: "anura@example.com" },
  requiredSkills: ["Triage", "C++"],
  niceToHaveSkills: ["Wound care", "German"],
  requiredYears: 2.5,
  location: { city: "Kandy", country: "Sri Lanka", remote: false, hybrid: true },
  salary: { min: 90_000, max: 140_000, currency: "USD", period: "annually" },
  company: { name: "Suwa", size: "enterprise", industry: "Healthcare" },
  jobType: "part-time",
  urgency: "urgent",
  benefits: ["Meals"],
  status: "open",
  openUntil: "2026-12-31T08:00:00.000Z",
  closedAt: null,
  withheld: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};

test("an untouched edit sends back every field as it was", () => {
  const { _id, recruiter, status, openUntil, closedAt, withheld, createdAt, updatedAt, location, ...rest } =
    job;
  const { country, ...place } = location;
  expect(jobInputOf(valuesOf(job))).toEqual({ ...rest, location: place });
});

test("the defaults are the server's own", () => {
  const input = { ...jobInputOf(NEW_JOB), title: "T", description: "D" };
  expect(CreateJobInput.parse(input)).toEqual(CreateJobInput.parse({ title: "T", description: "D" }));
});

test("lists are split on commas, trimmed, without empty items", () => {
  expect(splitList(" React,  Node.js ,, ,C++ ")).toEqual(["React", "Node.js", "C++"]);
  expect(splitList("")).toEqual([]);
});

test.each([
  ["", 0],
  ["abc", 0],
  ["3", 3],
  [" 2.5 ", 2.5],
  ["-1", -1],
])("%o becomes %d", (text, number) => {
  expect(toNumber(text)).toBe(number);
});

test("city, company name and industry are trimmed", () => {
  const input = jobInputOf({
    ...NEW_JOB,
    location: { city: " Galle ", remote: true, hybrid: false },
    company: { name: " Suwa ", size: "small", industry: " Health " },
  });
  expect(input.location.city).toBe("Galle");
  expect(input.company).toEqual({ name: "Suwa", size: "small", industry: "Health" });
});
