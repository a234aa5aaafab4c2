import { expect, test } from "vitest";
import { skillKeyOf } from "./skill-keys.ts";

test("a skill has the key that any of the analyses gives it, in any case, or else its own name", () => {
  const keyOf = skillKeyOf([
    { skillKeys: { "React.js": "react" } },
    {},
    { skillKeys: { ReactJS: "react", k8s: "kubernetes" } },
  ]);
  expect(["React", "react.JS", "reactjs", "K8s", "Kubernetes"].map(keyOf)).toEqual([
    "react",
    "react",
    "react",
    "kubernetes",
    "kubernetes",
  ]);
  // Names that every object has are skills like any other.
  expect(["Sourdough", "constructor"].map(keyOf)).toEqual(["sourdough", "constructor"]);
});
