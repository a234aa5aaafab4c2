import { MAX_PROFILE_SKILLS, MAX_SKILL_LENGTH } from "@rolecall/contracts/users/enums";
import { describe, expect, it } from "vitest";
import { addSkills, changesOf } from "./edit-skills.ts";

describe("addSkills", () => {
  it("splits on commas, trims, and drops empty items", () => {
    expect(addSkills(["CSS"], " React ,, Node.js , ")).toEqual({
      skills: ["CSS", "React", "Node.js"],
      problem: undefined,
      rest: "",
    });
  });

  it("drops repeats of any case", () => {
    expect(addSkills(["React"], "react, Vue, VUE").skills).toEqual(["React", "Vue"]);
  });

  it("keeps what is beyond the limit in the field", () => {
    const full = Array.from({ length: MAX_PROFILE_SKILLS - 1 }, (_, index) => `skill ${index}`);
    expect(addSkills(full, "one, two, three")).toEqual({
      skills: [...full, "one"],
      problem: "tooMany",
      rest: "two, three",
    });
  });

  it("refuses a skill that is too long", () => {
    const long = "x".repeat(MAX_SKILL_LENGTH + 1);
    expect(addSkills([], `${long}, CSS`)).toEqual({ skills: ["CSS"], problem: "tooLong", rest: long });
  });
});

describe("changesOf", () => {
  const saved = { profileSummary: "Nurse", skills: ["Care", "Triage"] };
  it("names a changed summary, and the skills with a new, a missing or a moved one", () => {
    const { skills } = saved;
    expect(changesOf({ summary: "Nurse ", skills }, saved)).toEqual({});
    expect(changesOf({ summary: "Ward nurse", skills }, saved)).toEqual({ profileSummary: "Ward nurse" });
    for (const changed of [["Care", "Triage", "CPR"], ["Care"], ["Triage", "Care"]]) {
      expect(changesOf({ summary: "Nurse", skills: changed }, saved)).toEqual({ skills: changed });
    }
    expect(changesOf({ summary: "", skills: [] }, saved)).toEqual({ profileSummary: "", skills: [] });
  });
});
