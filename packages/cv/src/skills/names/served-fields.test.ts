import { expect, test } from "vitest";
import { namesIn } from "../testing/build-cv.ts";
import { skillKeys } from "../testing/skill-keys.ts";

/** What of the names a bullet under the title shows. */
function shown(title: string, line: string, names: readonly string[]): string[] {
  const keys = new Set(skillKeys(names));
  const found = namesIn([{ kind: "experience", lines: [line], position: { title } }]);
  return skillKeys(found).filter((key) => keys.has(key));
}

test.each([
  [
    "Recruitment Consultant",
    "Desk for welding, plumbing and forklift operation.",
    ["Welding", "Plumbing", "Forklift operation"],
  ],
  ["Senior Recruiter", "Plastering and tiling for house builders, all year round.", ["Plastering", "Tiling"]],
  [
    "Talent Acquisition Partner",
    "Phlebotomy and wound care for three hospitals.",
    ["Phlebotomy", "Wound care"],
  ],
  [
    "Personaldisponentin Pflege",
    "Intensivpflege und Altenpflege für elf Häuser.",
    ["Critical care nursing", "Geriatric care"],
  ],
  ["Chargée de recrutement", "Soudage et plomberie pour les chantiers.", ["Welding", "Plumbing"]],
  ["Intercedent", "Lassen en metselen voor de bouw.", ["Welding", "Bricklaying"]],
])("whoever places people does not do their work: %s, %s", (title, line, names) => {
  expect(shown(title, line, names)).toEqual([]);
});

test.each([
  [
    "Recruitment Consultant",
    "Interviewing and onboarding of 40 hires a year.",
    ["Interviewing", "Employee onboarding"],
  ],
  [
    "Senior Recruiter",
    "Payroll processing and contract negotiation for temps.",
    ["Payroll", "Contract negotiation"],
  ],
  ["Welder", "Welding, plumbing and forklift operation.", ["Welding", "Plumbing", "Forklift operation"]],
  [
    "Head Nurse, Staffing and Quality",
    "Phlebotomy and wound care on three wards.",
    ["Phlebotomy", "Wound care"],
  ],
  [
    "Patient Recruitment Coordinator",
    "Phlebotomy and wound care at two sites.",
    ["Phlebotomy", "Wound care"],
  ],
  ["Addetto alla selezione rifiuti", "Saldatura e idraulica nel piazzale.", ["Welding", "Plumbing"]],
  ["Nurse", "Phlebotomy and wound care on three wards.", ["Phlebotomy", "Wound care"]],
  ["Police Recruit", "First aid and report writing.", ["First aid", "Report writing"]],
])("but their own counts: %s, %s", (title, line, names) => {
  expect(shown(title, line, names)).toEqual(skillKeys(names));
});
