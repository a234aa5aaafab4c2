import { expect, test } from "vitest";
import { inJob, namesIn } from "../../testing/build-cv.ts";

const inSummary = (line: string) => namesIn([{ kind: "summary", lines: [line] }]);

test.each([
  ["I am patient with learners and reliable.", ["Patience", "Reliability"]],
  ["I am discreet, punctual and very adaptable.", ["Discretion", "Punctuality", "Adaptability"]],
  ["I'm always reliable, because the bakery opens at four.", ["Reliability"]],
])("what people say that they are: %s", (line, names) => {
  expect(inSummary(line)).toEqual(names);
});

test.each([
  "Fed the patient and changed the bed.",
  "I was told to be patient.",
  "I am not patient.",
  "Patient records since 2019.",
])("but not: %s", (line) => {
  expect(inSummary(line)).not.toContain("Patience");
});

test("a clause of somebody else's ends where the writer's own verb goes on", () => {
  expect(
    inJob("Kept the ledger until the bookkeeper took it over, and wrote the letters in Word."),
  ).toContain("Microsoft Word");
});
