import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findSkillsInText } from "./find-skills-in-text.ts";

const names = (text: string) => [...new Set(findSkillsInText(text).map((found) => found.name))];

describe("a job's text", () => {
  test("names what it wants in sentences, bullets and labels", () => {
    const text = [
      "We look for a developer who knows React and Node.js.",
      "- Excel",
      "- Communication skills",
      "Tech stack: Go, Kafka, PostgreSQL",
      "You will run stock counts and write sales reports.",
    ].join("\n");
    expect(names(text)).toEqual(
      expect.arrayContaining([
        "React",
        "Node.js",
        "Microsoft Excel",
        "Communication",
        "Go",
        "Kafka",
        "PostgreSQL",
        "Stocktaking",
      ]),
    );
  });

  test("says where", () => {
    const text = "Senior nurse\nWound care and triage, K8s";
    for (const { name, start, end } of findSkillsInText(text)) {
      expect(text.slice(start, end).toLowerCase()).toBe(name === "Kubernetes" ? "k8s" : name.toLowerCase());
    }
    expect(names(text)).toEqual(["Wound care", "Triage", "Kubernetes"]);
  });

  test.each(["Join us this spring!", "You react swiftly and go the extra mile.", "Access to a company car."])(
    "%s",
    (text) => {
      expect(names(text)).toEqual([]);
    },
  );

  test("any text is read without harm, the same each time", () => {
    const words = fc.constantFrom(
      "Go",
      "C",
      "R",
      ".NET",
      "C++",
      "spring",
      "2019",
      ",",
      "/",
      "(",
      "no",
      "experience",
      "සන්",
      "é",
      "👩‍🔧",
      "\n",
      "·",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 40 }), (parts) => {
        const text = parts.join(" ");
        const found = findSkillsInText(text);
        expect(findSkillsInText(text)).toEqual(found);
        for (const { start, end } of found)
          expect(0 <= start && start < end && end <= text.length).toBe(true);
      }),
    );
  });
});
