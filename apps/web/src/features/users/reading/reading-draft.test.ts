import { CorrectReadingInput } from "@rolecall/contracts/users/reading";
import { describe, expect, it } from "vitest";
import {
  contactCorrections,
  courseText,
  draftOfContact,
  draftOfCourse,
  draftOfPosition,
  emptyCourse,
  emptyPosition,
  isBlankPosition,
  isYearText,
  toCourse,
  toLines,
  toPosition,
} from "./reading-draft.ts";

describe("dates", () => {
  it("of a course are years within the contract's bounds", () => {
    expect(["", "1900", "2019", "2100"].every(isYearText)).toBe(true);
    expect(["1899", "2101", "19"].some(isYearText)).toBe(false);
  });
});

describe("the contact", () => {
  const facts = {
    name: "Kavindu Senarath",
    email: null,
    phone: "+94 76 512 7734",
    location: null,
    links: ["https://a.example", "b.example"],
  };
  const opening = draftOfContact(facts);
  it("opens with what was read, blank where nothing was", () => {
    expect(opening).toEqual({
      name: "Kavindu Senarath",
      email: "",
      phone: "+94 76 512 7734",
      location: "",
      links: "https://a.example\nb.example",
    });
  });
  it("sends what was changed and nothing else", () => {
    expect(contactCorrections(opening, facts)).toEqual({});
    expect(contactCorrections({ ...opening, name: " Kavindu Senarath ", links: "b.example" }, facts)).toEqual(
      {
        links: ["b.example"],
      },
    );
    expect(contactCorrections({ ...opening, phone: " ", location: "Galle" }, facts)).toEqual({
      phone: null,
      location: "Galle",
    });
  });
});

describe("positions", () => {
  it("open in the form as they were read", () => {
    const read = { title: null, company: "Acme", startDate: "2020-01", endDate: null, current: true };
    const draft = { ...emptyPosition, company: "Acme", startDate: "2020-01", current: true };
    expect(draftOfPosition({ ...read, years: 1.5, highlights: [] })).toEqual(draft);
  });
  it("become what the contract takes, blanks as null", () => {
    const position = toPosition({ ...emptyPosition, title: " Nurse ", startDate: "2020-01 " });
    expect(position).toEqual({
      title: "Nurse",
      company: null,
      startDate: "2020-01",
      endDate: null,
      current: false,
    });
    expect(CorrectReadingInput.safeParse({ corrections: { positions: [position] } }).success).toBe(true);
  });
  it("that go on have no end", () => {
    const draft = { ...emptyPosition, title: "Nurse", endDate: "2021", current: true };
    expect(toPosition(draft).endDate).toBeNull();
  });
  it("are blank when nothing is typed", () => {
    expect(isBlankPosition({ ...emptyPosition, current: true })).toBe(true);
    expect(isBlankPosition({ ...emptyPosition, company: "Acme" })).toBe(false);
  });
});

describe("courses", () => {
  it("become what the contract takes", () => {
    const course = toCourse({ ...emptyCourse, degree: "BSc", year: "2019" });
    expect(course).toEqual({ degree: "BSc", field: null, institution: null, year: 2019 });
    expect(CorrectReadingInput.safeParse({ corrections: { education: [course] } }).success).toBe(true);
  });
  it("open in the form as they were read, and come out of it the same", () => {
    const course = { degree: "BSc", field: null, institution: "Kelaniya", year: 2019 };
    expect(draftOfCourse(course)).toEqual({
      degree: "BSc",
      field: "",
      institution: "Kelaniya",
      year: "2019",
    });
    expect(toCourse(draftOfCourse(course))).toEqual(course);
  });
  it("without a word are none", () => expect(toCourse(emptyCourse)).toBeNull());
});

describe("the receipt", () => {
  it("says a field once, where the degree names it already", () => {
    const course = { degree: "BSc (Hons) in Software Engineering", institution: "University of Kelaniya" };
    expect(courseText({ ...course, field: "software engineering" })).toBe(
      "BSc (Hons) in Software Engineering · University of Kelaniya",
    );
    expect(courseText({ degree: "BSc", field: "Physics", institution: null })).toBe("BSc · Physics");
    expect(courseText({ degree: null, field: "Physics", institution: null })).toBe("Physics");
  });
  it("takes links line by line", () => {
    expect(toLines(" https://a.example \n\n  b.example")).toEqual(["https://a.example", "b.example"]);
    expect(toLines(" \n ")).toEqual([]);
  });
});
