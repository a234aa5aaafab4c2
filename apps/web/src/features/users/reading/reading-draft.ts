import type {
  CorrectedPosition,
  ProfileReading,
  ReadingCorrections,
} from "@rolecall/contracts/users/reading";
import { readDateText } from "./date-text.ts";

type Facts = ProfileReading["facts"];

export const CONTACT_TEXTS = ["name", "email", "phone", "location"] as const;

/** The contact as it stands in the form; links one per line. */
export type ContactDraft = Readonly<Record<(typeof CONTACT_TEXTS)[number] | "links", string>>;

/** A position as it stands in the form: text fields, of which any may be blank. */
export interface PositionDraft {
  readonly title: string;
  readonly company: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly current: boolean;
}

export interface CourseDraft {
  readonly degree: string;
  readonly field: string;
  readonly institution: string;
  readonly year: string;
}

type Course = NonNullable<ReadingCorrections["education"]>[number];

export const emptyPosition: PositionDraft = {
  title: "",
  company: "",
  startDate: "",
  endDate: "",
  current: false,
};
export const emptyCourse: CourseDraft = { degree: "", field: "", institution: "", year: "" };

export function draftOfContact({ name, email, phone, location, links }: Facts["personalInfo"]): ContactDraft {
  return {
    name: name ?? "",
    email: email ?? "",
    phone: phone ?? "",
    location: location ?? "",
    links: links.join("\n"),
  };
}

/** What the form says otherwise than the facts do. */
export function contactCorrections(draft: ContactDraft, facts: Facts["personalInfo"]): ReadingCorrections {
  const texts = CONTACT_TEXTS.map((field) => [field, textOrNull(draft[field])] as const);
  const links = toLines(draft.links);
  return {
    ...Object.fromEntries(texts.filter(([field, value]) => value !== facts[field])),
    ...(links.join("\n") !== facts.links.join("\n") && { links }),
  };
}

export function draftOfPosition(position: Facts["experience"]["positions"][number]): PositionDraft {
  return {
    title: position.title ?? "",
    company: position.company ?? "",
    startDate: position.startDate ?? "",
    endDate: position.endDate ?? "",
    current: position.current,
  };
}

export function draftOfCourse({ degree, field, institution, year }: Course): CourseDraft {
  return {
    degree: degree ?? "",
    field: field ?? "",
    institution: institution ?? "",
    year: year === null ? "" : String(year),
  };
}

export function isYearText(text: string): boolean {
  return /^((19|20)\d\d|2100)?$/.test(text.trim());
}

/** Null for text that says nothing: the fact is then unknown, not empty. */
function textOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === "" ? null : trimmed;
}

export function isBlankPosition({ current: _, ...texts }: PositionDraft): boolean {
  return Object.values(texts).every((text) => text.trim() === "");
}

/** What is no date is left out: a form that holds such a text is not sent. */
export function toPosition(draft: PositionDraft): CorrectedPosition {
  return {
    title: draft.title.trim(),
    company: textOrNull(draft.company),
    startDate: readDateText(draft.startDate) ?? null,
    endDate: draft.current ? null : (readDateText(draft.endDate) ?? null),
    current: draft.current,
  };
}

/** One per line, without blank ones. */
export function toLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** "BSc in Physics · University of Colombo": a field that the degree already names is not said twice. */
export function courseText({ degree, field, institution }: Omit<Course, "year">): string {
  const named = degree !== null && field !== null && degree.toLowerCase().includes(field.toLowerCase());
  return [degree, named ? null : field, institution].filter((text) => text !== null).join(" · ");
}

/** Null when the whole row is blank. */
export function toCourse(draft: CourseDraft): Course | null {
  const year = textOrNull(draft.year);
  const course = {
    degree: textOrNull(draft.degree),
    field: textOrNull(draft.field),
    institution: textOrNull(draft.institution),
    year: year === null ? null : Number(year),
  };
  return Object.values(course).every((value) => value === null) ? null : course;
}
