import { describe, expect, test } from "vitest";
import { dashboardView, pickFilters, readFilters, searchAddress, withoutFilter } from "./job-filters.ts";

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

describe("filters", () => {
  test("only what narrows is kept; mode and page are no filters", () => {
    expect(
      pickFilters({ keyword: "  nurse ", city: "   ", experienceLevel: 0, mode: "search", page: 3 }),
    ).toEqual({ keyword: "nurse", experienceLevel: 0 });
  });

  test("a form's texts become numbers, flags and choices", () => {
    const form = formOf({
      keyword: " react ",
      skills: "",
      jobType: "contract",
      urgency: "",
      minSalary: "100000",
      maxSalary: "",
      experienceLevel: "0",
      remote: "on",
    });
    expect(readFilters(form)).toEqual({
      keyword: "react",
      jobType: "contract",
      minSalary: 100_000,
      experienceLevel: 0,
      remote: true,
    });
  });

  test("what no filter can take is dropped, and experience ends at 20 years", () => {
    expect(readFilters(formOf({ jobType: "royal", minSalary: "-5", experienceLevel: "55" }))).toEqual({
      experienceLevel: 20,
    });
  });

  test("a keyword of digits stays text", () => {
    expect(readFilters(formOf({ keyword: "365" }))).toEqual({ keyword: "365" });
  });

  test("removing one keeps the others", () => {
    expect(withoutFilter({ keyword: "a", remote: true }, "keyword")).toEqual({ remote: true });
  });
});

describe("the dashboard's view", () => {
  test("a search without filters is still a search", () => {
    expect(searchAddress({})).toEqual({ mode: "search" });
    expect(dashboardView(searchAddress({}), "recruiter")).toBe("search");
    expect(searchAddress({ city: "Galle" })).toEqual({ city: "Galle" });
  });

  test("filters win over the recommended mode", () => {
    expect(dashboardView({ mode: "recommended", remote: true }, "candidate")).toBe("search");
  });

  test("only candidates have recommendations", () => {
    expect(dashboardView({ mode: "recommended" }, "candidate")).toBe("recommended");
    expect(dashboardView({ mode: "recommended" }, "recruiter")).toBe("all");
  });

  test("a page alone is a page of the plain list", () => {
    expect(dashboardView({ page: 2 }, "candidate")).toBe("all");
  });
});
