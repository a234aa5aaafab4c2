import { describe, expect, it } from "vitest";
import { fragment } from "../../../../test-support/fragment.ts";
import { cutPage } from "./regions.ts";

const head = { size: 12, bold: true };
const title = { size: 10, bold: true };

const order = (fragments: Parameters<typeof cutPage>[0]) => {
  const { above, left, right, below } = cutPage(fragments, 1);
  return [...above, ...left, ...right, ...below].flatMap((region) => region.fragments.map((f) => f.text));
};
const card = (x: number, y: number, words: readonly string[]) =>
  words.map((word, i) => fragment(x, y + 14 * i, word));
const headed = (x: number, y: number, heading: string, words: readonly string[]) => [
  fragment(x, y, heading, head),
  ...card(x, y + 16, words),
];
const job = (x: number, y: number, name: string, words: readonly string[]) => [
  fragment(x, y, name, title),
  ...card(x, y + 14, words),
];

const PROFILE = ["Nurse with a calm hand at the bedside", "of the patients of a whole ward."];
const CONTACT = ["+94 77 123 4567", "jane@example.com", "Colombo"];
const SISTER = ["General Hospital, since 2019", "Runs the ward of 28 beds", "Teaches the juniors"];
const NURSE = ["Nawala Clinic, 2014 to 2019", "Wound care and dressings", "Night duty"];
const STUDY = ["Diploma in Nursing", "Colombo, 2013"];
const TONGUES = ["Sinhala", "English"];

describe("rows of a grid", () => {
  it("are read one after the other where a heading stands over two cards", () => {
    const page = [
      ...headed(40, 100, "Profile", PROFILE),
      ...headed(320, 100, "Contact", CONTACT),
      fragment(40, 180, "Experience", head),
      ...job(40, 198, "Sister", SISTER),
      ...job(320, 198, "Nurse", NURSE),
      ...headed(40, 280, "Education", STUDY),
      ...headed(320, 280, "Languages", TONGUES),
    ];
    expect(order(page)).toEqual([
      ...["Profile", ...PROFILE, "Contact", ...CONTACT],
      ...["Experience", "Sister", ...SISTER, "Nurse", ...NURSE],
      ...["Education", ...STUDY, "Languages", ...TONGUES],
    ]);
  });

  it("are columns where one side was drawn after the other", () => {
    const left = [
      ...headed(40, 100, "Profile", PROFILE),
      fragment(40, 180, "Experience", head),
      ...job(40, 198, "Sister", SISTER),
      ...headed(40, 280, "Education", STUDY),
    ];
    const right = [
      ...headed(320, 100, "Contact", CONTACT),
      ...job(320, 198, "Referees", NURSE),
      ...headed(320, 280, "Languages", TONGUES),
    ];
    expect(order([...left, ...right]).slice(0, left.length)).toEqual(left.map(({ text }) => text));
  });

  it("end columns with another gutter, whose left side is the longer one", () => {
    const page = [
      fragment(40, 180, "Experience", head),
      ...job(40, 198, "Sister", [...SISTER, "Rosters and stores"]),
      ...job(320, 198, "Nurse", NURSE),
      ...headed(40, 300, "Education", STUDY),
      ...headed(220, 300, "Skills", ["Triage", "Dressings", "SystmOne", "Rosters"]),
      ...headed(420, 300, "Languages", TONGUES),
    ];
    expect(order(page)).toEqual([
      ...["Experience", "Sister", ...SISTER, "Rosters and stores", "Nurse", ...NURSE],
      ...["Education", ...STUDY, "Skills", "Triage", "Dressings", "SystmOne", "Rosters"],
      ...["Languages", ...TONGUES],
    ]);
  });

  it("keep no dates above them for a column of their own", () => {
    const dated = (y: number, name: string, dates: string, words: string) => [
      fragment(40, y, name, title),
      fragment(460, y, dates),
      fragment(40, y + 14, words),
    ];
    const page = [
      fragment(40, 100, "Experience", head),
      ...dated(118, "Sister", "2019 - Present", "Runs the ward of 28 beds at the General Hospital"),
      ...dated(150, "Nurse", "2014 - 2019", "Wound care and dressings at the clinic of Nawala"),
      ...headed(40, 300, "Education", STUDY),
      ...headed(180, 300, "Contact", CONTACT),
      ...headed(320, 300, "Skills", ["Triage", "Dressings"]),
      ...headed(450, 300, "Languages", TONGUES),
    ];
    const read = order(page);
    expect(read.slice(0, read.indexOf("Education"))).toEqual([
      ...["Experience", "Sister", "2019 - Present", "Runs the ward of 28 beds at the General Hospital"],
      ...["Nurse", "2014 - 2019", "Wound care and dressings at the clinic of Nawala"],
    ]);
    expect(read.slice(-3)).toEqual(["Languages", ...TONGUES]);
  });
});
