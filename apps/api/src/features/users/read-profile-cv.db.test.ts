import { EMPTY_ANALYSIS } from "@rolecall/cv/testing";
import type { CvAnalysis, Position, SkillFact } from "@rolecall/cv/types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formOf, sampleCv } from "../../../test/files.ts";
import { openTestApi, type TestApi } from "../../../test/harness.ts";
import { createPerson } from "../../../test/people.ts";
import { replaceCv } from "./replace-cv.ts";
import { updateProfile } from "./update-profile.ts";

const BAKER: Position = {
  title: "Baker",
  company: "Corner Bakery",
  location: null,
  startDate: "2019-01",
  endDate: "2021-12",
  current: false,
  kind: "employment",
  years: 3,
  highlights: [],
  evidence: [],
};

function skill(name: string): SkillFact {
  return {
    id: name.toLowerCase(),
    name,
    kind: "technical",
    group: "food",
    mentions: [],
    years: 0,
    lastUsed: null,
  };
}

describe("a CV that is read into a profile", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ withoutTasks: true });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  async function openProfile() {
    const { userId, role } = await createPerson(api, "candidate");
    if (role !== "candidate") throw new Error("no candidate");
    const actor = { userId, role, sessionId: "none" } as const;
    const form = formOf(await sampleCv());
    return {
      type: (typed: { skills?: string[]; profileSummary?: string }) => updateProfile(api.deps, actor, typed),
      /** As if the reader found this in the file. */
      read: (found: Partial<CvAnalysis>) => {
        const analysis = { ...EMPTY_ANALYSIS, ...found };
        const cvReader = { ...api.deps.cvReader, analyse: async () => ({ ok: true, analysis }) as const };
        return replaceCv({ ...api.deps, cvReader }, actor, form);
      },
    };
  }

  it("brings its skills and takes those of the CV before it, but none that were typed", async () => {
    const profile = await openProfile();
    await profile.read({ skills: [skill("Baking"), skill("Pastry")] });
    await profile.type({ skills: ["Baking", "Pastry", "Falconry"] });
    const { user, changes } = await profile.read({ skills: [skill("baking"), skill("Catering")] });
    expect(changes).toMatchObject({ skillsAdded: ["Catering"], skillsRemoved: ["Pastry"] });
    expect(user.skills).toEqual(["Baking", "Falconry", "Catering"]);
  });

  it("lends its summary to a profile without one, and to no other", async () => {
    const profile = await openProfile();
    const summaryOf = async (value: string) => {
      const { user } = await profile.read({ summary: { value, evidence: [] } });
      return user.profileSummary;
    };
    expect(await summaryOf("Bakes bread.")).toBe("Bakes bread.");
    await profile.type({ profileSummary: "I bake cakes." });
    expect(await summaryOf("Bakes bread.")).toBe("I bake cakes.");
  });

  it("changes the experience when a position is another one, not when it is written another way", async () => {
    const profile = await openProfile();
    const changed = async (positions: Position[]) =>
      (await profile.read({ positions })).changes.experienceChanged;
    // The first CV changes nothing: there was none before.
    expect(await changed([BAKER])).toBe(false);
    expect(await changed([{ ...BAKER, title: "BAKER", location: "Galle" }])).toBe(false);
    expect(await changed([{ ...BAKER, endDate: "2022-12" }])).toBe(true);
  });
});
