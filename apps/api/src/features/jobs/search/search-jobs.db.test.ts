import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApi, type TestApi, type TestUser } from "../../../../test/harness.ts";

const JOBS = {
  nurse: {
    title: "Ward Nurse",
    description: "Cares for patients.",
    requiredSkills: ["Wound care"],
    location: { city: "Kandy" },
  },
  chef: {
    title: "Sous Chef",
    description: "Works beside a nurse once a year.",
    requiredSkills: ["Menu planning"],
    location: { city: "Colombo 07", hybrid: true },
    company: { name: "Café Ceylon", size: "medium", industry: "Hospitality" },
    salary: { min: 120_000, max: 160_000 },
  },
  frontend: {
    title: "Frontend Engineer",
    description: "Builds screens.",
    requiredSkills: ["JavaScript", "React"],
    requiredYears: 3,
    location: { city: "Colombo", remote: true },
    company: { name: "Lakeside", size: "large", industry: "Software" },
    jobType: "contract",
    urgency: "urgent",
    salary: { min: 2_000, max: 3_000, currency: "USD" },
  },
  backend: {
    title: "Backend Engineer",
    description: "Builds services.",
    requiredSkills: ["JavaScript"],
    requiredYears: 6,
    salary: { min: 1_028, currency: "LKR", period: "hourly" },
  },
};

const MANY_WORDS = encodeURIComponent(
  "sous chef works beside a nurse once a year menu planning colombo hospitality café",
);

describe("search", () => {
  let api: TestApi;
  let candidate: TestUser;
  const ids: string[] = [];

  beforeAll(async () => {
    api = await openTestApi();
    const recruiter = await api.signUp("recruiter");
    candidate = await api.signUp("candidate");
    for (const body of Object.values(JOBS)) {
      const posted = await api.call("POST", "/jobs", { token: recruiter.token, body });
      ids.push(posted.body._id);
    }
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function find(query: string): Promise<string[]> {
    const { status, body } = await api.call("GET", `/jobs/search?${query}`, { token: candidate.token });
    expect(status).toBe(200);
    const found: { _id: string; title: string }[] = body.jobs;
    // Asked which of all jobs it finds, a search says the same.
    const fitting = ids.filter((id) => found.some(({ _id }) => _id === id));
    expect(await filter(ids, query)).toEqual({ status: 200, ids: fitting });
    return found.map(({ title }) => title);
  }

  async function filter(asked: readonly string[], query = "") {
    const input = JSON.stringify({ ids: asked, ...Object.fromEntries(new URLSearchParams(query)) });
    const path = `/trpc/jobs.filter?input=${encodeURIComponent(input)}`;
    const { status, body } = await api.call("GET", path, { token: candidate.token });
    return { status, ids: body.result?.data.ids };
  }

  it("finds nothing among jobs that are none, and takes no more than it has room for", async () => {
    const [job = ""] = ids;
    expect(await filter(["nonsense", job, "00000000-0000-7000-8000-000000000000"])).toEqual({
      status: 200,
      ids: [job],
    });
    expect(await filter([])).toEqual({ status: 200, ids: [] });
    expect((await filter(Array(21).fill(job))).status).toBe(400);
  });

  it("shows the newest first without a filter", async () => {
    expect(await find("")).toEqual(["Backend Engineer", "Frontend Engineer", "Sous Chef", "Ward Nurse"]);
  });

  it.each([
    ["title hits before others", "keyword=nurse", ["Ward Nurse", "Sous Chef"]],
    ["case and accents", "keyword=CAFE", ["Sous Chef"]],
    ["a prefix", "keyword=engin", ["Backend Engineer", "Frontend Engineer"]],
    ["all words", "keyword=engineer%20screens", ["Frontend Engineer"]],
    ["a wrong letter", "keyword=enginear", ["Backend Engineer", "Frontend Engineer"]],
    ["a missing letter", "keyword=enginer", ["Backend Engineer", "Frontend Engineer"]],
    ["a letter too many", "keyword=cheff", ["Sous Chef"]],
    ["two letters swapped", "keyword=nusre", ["Ward Nurse", "Sous Chef"]],
    ["the city", "keyword=kandy", ["Ward Nurse"]],
    ["the industry", "keyword=hospitality", ["Sous Chef"]],
    ["the company", "keyword=lakeside", ["Frontend Engineer"]],
    ["a word that no job has", "keyword=astronaut", []],
    ["many words", `keyword=${MANY_WORDS}`, ["Sous Chef"]],
    ["many words, the last of which no job has", `keyword=${MANY_WORDS}%20astronaut`, []],
    ["signs alone", "keyword=%21%21", []],
  ])("finds by keyword: %s", async (_what, query, titles) => {
    expect(await find(query)).toEqual(titles);
  });

  it.each([
    ["any of the skills, more first", "skills=React,JavaScript", ["Frontend Engineer", "Backend Engineer"]],
    ["a synonym", "skills=js", ["Backend Engineer", "Frontend Engineer"]],
    ["a skill of no job", "skills=Welding", []],
    ["part of a city", "city=olomb", ["Frontend Engineer", "Sous Chef"]],
    ["part of an industry", "industry=SOFT", ["Frontend Engineer"]],
    ["remote", "remote=true", ["Frontend Engineer"]],
    ["remote that does not narrow", "remote=no&city=kandy", ["Ward Nurse"]],
    ["hybrid", "hybrid=true", ["Sous Chef"]],
    ["type", "jobType=contract", ["Frontend Engineer"]],
    ["urgency", "urgency=urgent", ["Frontend Engineer"]],
    ["company size", "companySize=medium", ["Sous Chef"]],
    ["years at most", "experienceLevel=3&jobType=contract", ["Frontend Engineer"]],
    ["currency alone", "currency=USD", ["Frontend Engineer"]],
    [
      "currency alone, whether or not pay is stated",
      "currency=LKR",
      ["Backend Engineer", "Sous Chef", "Ward Nurse"],
    ],
    ["pay in LKR, hourly as monthly", "minSalary=170000", ["Backend Engineer"]],
    ["pay that overlaps", "minSalary=150000&maxSalary=160000", ["Sous Chef"]],
    ["pay in USD", "maxSalary=2500&currency=USD", ["Frontend Engineer"]],
    ["pay at the very end of a range", "minSalary=160000&maxSalary=160000", ["Sous Chef"]],
    ["a cent under an hourly wage", "maxSalary=178183.23", ["Sous Chef"]],
    ["an hourly wage as a monthly amount", "maxSalary=178183.24", ["Backend Engineer", "Sous Chef"]],
    ["a range nobody pays", "minSalary=4000&currency=USD", []],
    ["a range that ends before it begins", "minSalary=160000&maxSalary=120000", []],
    ["filters together", "keyword=engineer&remote=true&skills=react", ["Frontend Engineer"]],
    [
      "blank filters",
      "keyword=&city=&jobType=",
      ["Backend Engineer", "Frontend Engineer", "Sous Chef", "Ward Nurse"],
    ],
  ])("filters by %s", async (_what, query, titles) => {
    expect(await find(query)).toEqual(titles);
  });

  it.each([
    "jobType=gig",
    "currency=GBP",
    "minSalary=abc",
    "experienceLevel=21",
    "page=0",
    "limit=101",
    "limit=x",
  ])("refuses %s", async (query) => {
    expect((await api.call("GET", `/jobs/search?${query}`, { token: candidate.token })).status).toBe(400);
  });

  it("pages through the hits and is empty past the end", async () => {
    const page = async (n: number) =>
      (await api.call("GET", `/jobs/search?limit=3&page=${n}`, { token: candidate.token })).body;
    expect((await page(1)).pagination).toEqual({
      currentPage: 1,
      totalPages: 2,
      totalJobs: 4,
    });
    expect((await page(2)).jobs).toHaveLength(1);
    expect((await page(9)).jobs).toEqual([]);
    const none = await api.call("GET", "/jobs/search?keyword=astronaut", { token: candidate.token });
    expect(none.body.pagination).toEqual({ currentPage: 1, totalPages: 0, totalJobs: 0 });
  });
});
