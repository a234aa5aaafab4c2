import type { InconsistencyKind, Level } from "../../corpus/person.ts";
import type { Named, TrueEducation, TruePosition, Truth } from "../../corpus/truth.ts";
import { Fields } from "./fields.ts";

const LEVELS: readonly Level[] = ["Entry Level", "Junior", "Mid-Level", "Senior", "Expert"];
const KINDS: readonly InconsistencyKind[] = ["reversed", "total", "overlap", "gap"];

/** Reads the JSON of a foreign truth file; throws with the file and the field when it is not as documented. */
export function readForeignTruth(json: unknown, file: string): Truth {
  const truth = new Fields(json, file);
  const skills = truth.child("skills");
  const asOf = truth.optionalText("asOf") ?? "2026-11";
  return {
    id: truth.text("id"),
    family: truth.optionalText("family") ?? "unknown",
    languageCode: truth.text("languageCode"),
    name: truth.text("name"),
    email: truth.text("email"),
    phone: truth.text("phone"),
    location: truth.text("location"),
    technical: skills.list("technical", named),
    soft: skills.list("soft", named),
    optionalSkills: truth.list("optionalSkills", named),
    notSkills: truth.list("notSkills", named),
    languages: truth.list("languages", named),
    certifications: truth.list("certifications", named),
    certificationsOptional: [],
    certificationsJudged: truth.isAbsent("certificationsOptional"),
    positions: truth.list("positions", position),
    positionsOptional: [],
    totalYears: truth.number("totalYears"),
    asOf: asOf.length === 7 ? `${asOf}-01` : asOf,
    levels: [...truth.texts("experienceLevel"), ...truth.texts("experienceLevelAlso")].map((level) =>
      oneOf(LEVELS, level, file),
    ),
    education: truth.list("education", education),
    educationOptional: [],
    achievements: truth.texts("achievements"),
    achievementsOptional: [],
    inconsistencies: truth.texts("inconsistencies").map((kind) => oneOf(KINDS, kind, file)),
  };
}

function named(item: Fields): Named {
  return { name: item.text("name"), aliases: item.texts("aliases") };
}

function position(item: Fields): TruePosition {
  const end = item.optionalText("end");
  return {
    title: item.text("title"),
    titleAlso: [],
    company: item.text("company"),
    companyAlso: [],
    start: item.text("start"),
    end,
    current: end === null,
  };
}

function education(item: Fields): TrueEducation {
  return {
    degree: item.text("degree"),
    degreeAlso: [],
    institution: item.optionalText("institution") ?? "",
    year: item.optionalNumber("year"),
  };
}

function oneOf<T extends string>(allowed: readonly T[], text: string, file: string): T {
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new Error(`${file}: "${text}" is none of ${allowed.join(", ")}.`);
  return found;
}
