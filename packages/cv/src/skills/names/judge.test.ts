import { expect, test } from "vitest";
import { inJob, inList } from "../testing/build-cv.ts";

test("a town with its state is no tool, a house that ends as one is none", () => {
  expect(inJob("Wrote services in Elixir on Docker. Canyon works - Phoenix, AZ")).not.toContain("Phoenix");
  expect(inList("Elixir, Phoenix, Docker")).toContain("Phoenix");
  expect(inJob("Wrote services in C# and Docker when Hedge.Net bought the firm.")).not.toContain(".NET");
  expect(inJob("Wrote services in C#, .NET and Docker.")).toContain(".NET");
});

test("maintenance of books and files is none of machines", () => {
  const looksAfter = (what: string) => inJob(`Kept the books, maintenance of ${what} and phones.`);
  expect(looksAfter("records")).not.toContain("Maintenance");
  expect(inList("Welding, Maintenance, Grinding")).toContain("Maintenance");
});

test("a name of capitals and a number speaks for itself", () => {
  expect(inJob("Looked up ICD-9 codes for the doctor.").join()).toMatch(/ICD-9/);
});

test("who acts as something is on no stage", () => {
  expect(inJob("Dancing, acting as an advocate of patients, singing.")).not.toContain("Acting");
  expect(inJob("Dancing, acting, singing.")).toContain("Acting");
});

test("at the head of a sentence a capital does not make a tool of a word", () => {
  expect(inJob("Windows and doors were fitted in new homes.")).not.toContain("Microsoft Windows");
  expect(inJob("Empower women through micro loans.").join()).not.toMatch(/Empower/);
  expect(inJob("Gatekeeper for the diary of the director.")).not.toContain("Gatekeeper");
  expect(inJob("Kept laptops on Windows for two floors.").join()).toMatch(/Windows/);
  expect(inJob("Excel reports for the board.").join()).toMatch(/Excel/);
});
