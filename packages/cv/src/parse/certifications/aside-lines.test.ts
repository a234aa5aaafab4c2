import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

test.each([
  [
    "what a course was about",
    ["Gestion de projet agile", "Mots-clés : Kanban, Lean, planning", "Keywords: backlog, Scrum"],
    ["Gestion de projet agile"],
  ],
  [
    "the words of a link",
    [
      "Linux Administrator",
      "Ver Certificado",
      "Secourisme",
      "Voir le certificat",
      "Ersthelfer",
      "Zertifikat anzeigen",
    ],
    ["Linux Administrator", "Secourisme", "Ersthelfer"],
  ],
  [
    "a certificate that is seen to",
    ["Certificado de primeros auxilios"],
    ["Certificado de primeros auxilios"],
  ],
])("%s", (_, lines, names) => {
  const document = cvDocument(["! Ada Byron", "# Certifications", ...lines.map((line) => `* ${line}`)]);
  expect(parseDocument(document, "2026-11-01").certifications.map(({ name }) => name)).toEqual(names);
});
