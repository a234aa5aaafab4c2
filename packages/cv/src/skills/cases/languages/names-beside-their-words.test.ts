import { expect, test } from "vitest";
import { inJob, inList } from "../../testing/build-cv.ts";

test.each([
  ["Toma de muestras, bioseguridad.", "Biosafety"],
  ["Ossature bois, couverture ardoise, isolation.", "Slate roofing"],
  ["Dysphagietherapie nach Schlaganfall, Befunddokumentation.", "Dysphagia"],
  ["ट्रांसफार्मर मरम्मत, विद्युत सुरक्षा।", "Transformers maintenance"],
])("a name of a trade: %s", (line, name) => expect(inJob(line)).toContain(name));

test.each([
  ["Couverture médiatique du festival.", "Slate roofing"],
  ["Travail du bois et de l'ardoise à l'école.", "Timber framing"],
  ["Befunde der Technik an die Dokumentation gegeben.", "Clinical documentation"],
])("some of its words are not it: %s", (line, name) => expect(inJob(line)).not.toContain(name));

test("Erlang C plans staff; Erlang and C are languages", () => {
  expect(inList("Microsoft Excel, SQL, Erlang C")).toContain("Erlang C");
  expect(inList("Erlang, C, SQL")).toEqual(expect.arrayContaining(["Erlang", "C"]));
  expect(inList("Erlang, C, SQL")).not.toContain("Erlang C");
});
