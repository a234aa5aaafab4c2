import { expect, test } from "vitest";
import { parseGroup, SkillDataError } from "./parse-data.ts";
import { parseForeign } from "./parse-foreign.ts";

const HEADER = "@group test | Test group | field";

test("a line holds name, aliases, implications and neighbours", () => {
  const [skill] = parseGroup(
    `${HEADER}\n[tools]\nReact^ = React.js, ReactJS > JavaScript, HTML ~ Vue.js`,
  ).skills;
  expect(skill).toMatchObject({
    name: "React",
    kind: "technical",
    class: "tool",
    group: "test",
    aliases: [
      { text: "React", use: "case" },
      { text: "React.js", use: "any" },
      { text: "ReactJS", use: "any" },
    ],
    implies: ["JavaScript", "HTML"],
    related: ["Vue.js"],
    source: "test:3",
  });
});

test("marks say where a name may be read, and names keep their own signs", () => {
  const skills = parseGroup(`${HEADER}\n[tools]\nC++\nC#\nGo?\nSales*\nR&D*`).skills;
  expect(skills.map(({ name, aliases }) => [name, aliases[0]?.use])).toEqual([
    ["C++", "any"],
    ["C#", "any"],
    ["Go", "company"],
    ["Sales", "listed"],
    ["R&D", "listed"],
  ]);
});

test("guards belong to the skill above", () => {
  const [go] = parseGroup(
    `${HEADER}\n[tools]\nGo?\n  not before live, to\n  not after let's\n  with golang`,
  ).skills;
  expect(go).toMatchObject({ notBefore: ["live", "to"], notAfter: ["let's"], cues: ["golang"] });
});

test("classes give the kind", () => {
  const skills = parseGroup(`${HEADER}\n[skills]\nNursing\n[soft]\nPatience*`).skills;
  expect(skills.map((skill) => [skill.class, skill.kind])).toEqual([
    ["domain", "technical"],
    ["soft", "soft"],
  ]);
});

test.each([
  "React",
  "@group only-an-id\nReact",
  `${HEADER}\n  not before x`,
  `${HEADER}\nReact\n  whatever x`,
])("refuses %j", (text) => {
  expect(() => parseGroup(text)).toThrow(SkillDataError);
});

test("translations are filed by canonical name, each spelling once", () => {
  const aliases = parseForeign(["Marketing : es mercadeo, marketing ; pt Marketing*", "// a remark"]).get(
    "Marketing",
  );
  expect(aliases?.map(({ text, foreign }) => [text, foreign])).toEqual([
    ["mercadeo", true],
    ["Marketing", true],
  ]);
  expect(() => parseForeign(["Marketing = mercadeo"])).toThrow(SkillDataError);
  expect(() => parseForeign(["Marketing : xx mercadeo"])).toThrow(SkillDataError);
});
