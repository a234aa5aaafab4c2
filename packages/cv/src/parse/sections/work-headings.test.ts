import { expect, test } from "vitest";
import { tokenise } from "../text/tokens.ts";
import { readHeading } from "./heading-words.ts";

test.each(["Famulaturen", "Praktische Tätigkeiten", "Jobs d'été", "Emplois étudiants", "Vakantiejobs"])(
  "%s is a heading over jobs",
  (text) => {
    expect(readHeading(tokenise(text))).toMatchObject({ kind: "experience", match: "whole" });
  },
);

test.each(["Famulatur am Klinikum", "Jobs d'été à Lyon", "Praktische Tätigkeiten im Labor ausgeführt"])(
  "%s is none by its words",
  (text) => {
    expect(readHeading(tokenise(text))?.match).not.toBe("whole");
  },
);
