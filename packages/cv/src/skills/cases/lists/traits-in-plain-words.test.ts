import { describe, expect, test } from "vitest";
import { findSkills } from "../../find-skills.ts";
import { buildCv, inJob } from "../../testing/build-cv.ts";

/** The name and kind of each, in a list of somebody's own. */
function listed(item: string): readonly (readonly [string, string])[] {
  const found = findSkills(buildCv([{ kind: "skills", lines: [`Python, ${item}, Excel`] }]));
  return found.filter(({ name }) => !/Python|Excel/.test(name)).map(({ name, kind }) => [name, kind]);
}

describe("a trait in the words of everyday goes by its name", () => {
  test.each([
    ["Explaining things simply", "Communication"],
    ["Explaining things clearly", "Communication"],
    ["Talking to people", "Communication"],
    ["Getting on with people", "Interpersonal skills"],
    ["Staying calm", "Calmness"],
    ["Keeping calm when it gets busy", "Calmness"],
    ["Turning up on time", "Punctuality"],
    ["Turning up", "Reliability"],
    ["Doing what I say", "Reliability"],
    ["Good with my hands", "Manual dexterity"],
    ["Using my hands", "Manual dexterity"],
    ["Picking things up quickly", "Willingness to learn"],
    ["Learning fast", "Willingness to learn"],
    ["Asking questions", "Willingness to learn"],
    ["Not giving up", "Resilience"],
    ["Thinking on my feet", "Adaptability"],
    ["Working with others", "Teamwork"],
    ["Tidy worker", "Tidiness"],
    ["Firm but fair", "Assertiveness"],
    ["Being firm but civil", "Assertiveness"],
    ["Trustworthy", "Integrity"],
    ["Honest", "Honesty"],
    ["Can work with minimal supervision", "Independence"],
    ["Ruhig bleiben", "Calmness"],
    ["Pünktlich sein", "Punctuality"],
    ["Einfach erklären", "Communication"],
    ["Rester calme", "Calmness"],
    ["Arriver à l'heure", "Punctuality"],
    ["Expliquer simplement", "Communication"],
    ["Mantener la calma", "Calmness"],
    ["Llegar a tiempo", "Punctuality"],
    ["Explicar con sencillez", "Communication"],
    ["Manter a calma", "Calmness"],
    ["Chegar a horas", "Punctuality"],
    ["Rustig blijven", "Calmness"],
    ["Op tijd komen", "Punctuality"],
    ["Restare calmi", "Calmness"],
  ])("%s", (item, name) => expect(listed(item)).toEqual([[name, "soft"]]));
});

test.each([
  "Turning up with the van at six, asking questions of the tenants.",
  "Staying calm was all that the drill wanted of us.",
  "Explaining things to the auditors took a week.",
  "Helping out at the stand; working with others' machines.",
])("and is none in a sentence: %s", (line) => {
  expect(inJob(line).filter((name) => !/turning/i.test(name))).toEqual([]);
});
