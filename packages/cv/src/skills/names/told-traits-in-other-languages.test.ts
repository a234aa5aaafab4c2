import { expect, test } from "vitest";
import { inJob, namesIn } from "../testing/build-cv.ts";

const ofOneself = (line: string) => namesIn([{ kind: "summary", lines: [line] }]);

test.each([
  ["Ich arbeite sorgfältig, auch wenn es eilt.", "Attention to detail"],
  ["Ich bin ruhig und für Verschwiegenheit bekannt.", "Discretion"],
  ["Comunicativo, proativo, com facilidade de trato.", "Initiative"],
  ["Simpatica, creativa e senza paura del sabato.", "Creativity"],
  ["Rigoureuse, habituée aux délais serrés.", "Attention to detail"],
  ["Cariste depuis 2013, ponctuel, toujours là.", "Punctuality"],
  ["Geduldig, betrokken, en niet snel zenuwachtig.", "Commitment"],
  ["Busco un puesto donde aportar honestidad.", "Integrity"],
  ["Don de gentes, paciencia y memoria para los nombres.", "Patience"],
  ["ඉවසීම සහ දරුවන්ට ආදරය මගේ ශක්තියයි.", "Patience"],
  ["मेहनत और ईमानदारी से काम करना।", "Integrity"],
])("a trait in a few words about oneself: %s", (line, trait) => {
  expect(ofOneself(line)).toContain(trait);
});

test.each([
  "Die Kunden sind geduldig und die Wege kurz.",
  "La creatividad del equipo de ventas me sorprendió.",
  "Seit 2012 im Laden, in dem die Pünktlichkeit der Bahn oft Thema war.",
  "Los clientes buscan honestidad.",
  "De bewoners zijn geduldig met elkaar.",
])("what is somebody else's is none: %s", (line) => {
  expect(ofOneself(line)).toEqual([]);
});

test("in a job's bullet such words need more", () => {
  expect(inJob("Geduldig, betrokken team van acht.")).not.toContain("Patience");
});
