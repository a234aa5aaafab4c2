import { readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { GROUP_FILES } from "../data/index.ts";
import { FOREIGN_FILES } from "../data/translations/foreign.ts";
import { parseGroup } from "../graph/parse-data.ts";
import { parseForeign } from "../graph/parse-foreign.ts";
import { skillById, skillGroups } from "../graph/skill-graph.ts";
import { checkGraph } from "./check-graph.ts";

const group = (lines: string) => [parseGroup(`@group test | Test | test\n[tools]\n${lines}`)];
const problemsOf = (lines: string) => checkGraph(group(lines), new Map());
const problemsOfSkills = (lines: string) => problemsOf(`[skills]\n${lines}`);

describe("the graph that ships", () => {
  test("has no contradiction", () => {
    expect(checkGraph(GROUP_FILES.map(parseGroup), parseForeign(FOREIGN_FILES))).toEqual([]);
  });

  test("covers the labour market", () => {
    const groups = skillGroups();
    expect(groups.reduce((sum, { size }) => sum + size, 0)).toBeGreaterThanOrEqual(3_000);
    expect(groups.length).toBeGreaterThanOrEqual(35);
    expect(groups.filter(({ size }) => size < 30)).toEqual([]);
  });

  test("has each group in the folder of its field, and in its list", async () => {
    const data = new URL("../data/", import.meta.url);
    const files = (await readdir(data, { recursive: true })).filter((file) => file.endsWith(".ts"));
    const isGroup = (name: string) => name.includes("/") && !/^translations\/|\/index\.ts$/.test(name);
    for (const file of files.filter(isGroup)) {
      const text = (await import(new URL(file, data).href)).default;
      expect(dirname(file)).toBe(parseGroup(text).field);
      expect(GROUP_FILES.includes(text), file).toBe(true);
    }
  });

  test("links React to JavaScript and to its neighbours", () => {
    expect(skillById("react")).toMatchObject({ name: "React", kind: "technical", implies: ["javascript"] });
    expect(skillById("react")?.related).toContain("vue-js");
    expect(skillById("vue-js")?.related).toContain("react");
    expect(skillById("no-such-skill")).toBeNull();
  });
});

describe("what the check finds", () => {
  test("two skills of one id", () => {
    expect(problemsOf("Node.js\nNode JS")[0]).toMatch(/has the id of "Node.js"/);
  });

  test("an alias of two skills", () => {
    expect(problemsOf("Alpha = Same name\nBeta = same names")).toEqual([
      'test:4: alias "same name" of "Beta" belongs to "Alpha" (test:3)',
    ]);
  });

  test("but not where cue words tell them apart", () => {
    expect(problemsOf("Alpha = AR?\n  with accounts\nBeta = AR?\n  with headset")).toEqual([]);
  });

  test("a skill under two names that only turn its words", () => {
    expect(problemsOfSkills("Tea rolling\nRolling of tea")).toEqual([
      'test:5: "Rolling of tea" of "Rolling of tea" is "Tea rolling" of "Tea rolling" (test:4)',
    ]);
    expect(problemsOfSkills("Management of change\nChange management")).toEqual([]);
    expect(problemsOfSkills("Wig making = Making of wigs")).toEqual([]);
  });

  test.each([
    ["a noun turned at its link", "Instrument decontamination\nDecontamination of instruments", 1],
    ["a pair turned at its joint", "PF and ESI\nESI and PF", 1],
    ["a noun that is no more than its deed", "Aquifer tests\nAquifer testing", 1],
    ["another thing at another link", "Vehicle checks\nVehicle check-in", 0],
    ["other spellings alone", "Drawing = Work on paper\nDrafting = Paper work", 0],
  ])("a skill under two names: %s", (_, names, problems) => {
    expect(problemsOfSkills(names)).toHaveLength(problems);
  });

  test("a skill under two names that only join its words", () => {
    expect(problemsOfSkills("Pre-hospital care\nAmbulance work = Prehospital care")).toEqual([
      'test:5: "Prehospital care" of "Ambulance work" is "Pre-hospital care" of "Pre-hospital care" (test:4)',
    ]);
    expect(problemsOf("User testing\nUserTesting")).toEqual([]);
  });

  test("links to nothing", () => {
    expect(problemsOf("Alpha > Beta ~ Gamma")).toEqual([
      'test:3: "Alpha" points to "Beta", which is no skill',
      'test:3: "Alpha" points to "Gamma", which is no skill',
    ]);
  });

  test("a translation of nothing", () => {
    expect(checkGraph(group("Alpha"), parseForeign(["Omega : de Ende"]))).toEqual([
      'translation of "Omega", which is no skill',
    ]);
  });

  test("a circle of implications", () => {
    expect(problemsOf("Alpha > Beta\nBeta > Gamma\nGamma > Alpha")).toEqual([
      "implies runs in a circle: Alpha > Beta > Gamma > Alpha",
    ]);
  });

  test("a skill related to itself, or related to what it implies", () => {
    expect(problemsOf("Alpha ~ Alpha")).toEqual(['test:3: "Alpha" is related to itself']);
    expect(problemsOf("Alpha > Beta ~ Beta\nBeta")).toEqual([
      'test:3: "Alpha" both implies and is related to "Beta"',
    ]);
  });

  test("an alias that spelling already covers", () => {
    expect(problemsOf("Data centre = data-center")).toEqual([
      'test:3: "Data centre" repeats the alias "data-center"',
    ]);
    expect(problemsOf("Sass^ = SASS^")).toEqual([]);
  });
});
