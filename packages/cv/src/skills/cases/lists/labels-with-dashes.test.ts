import { expect, test } from "vitest";
import { namesIn } from "../../testing/build-cv.ts";

function listed(line: string): string[] {
  return namesIn([{ kind: "skills", heading: "Skills", lines: [line] }]);
}

test.each([
  ["Office – Filing, Typing, Data entry", "Office"],
  ["Bench – Soldering, Crimping, Zunatek", "Bench"],
  ["Attitude – Patience, Punctuality", "Attitude"],
  ["On site - Plastering, Tiling; Pointing", "On site"],
  ["Küche – Patisserie, HACCP", "Küche"],
  ["Bureau – Excel, Word, classement", "Bureau"],
  ["Ward — Wound care, Phlebotomy", "Ward"],
])("what stands before a dash and a list is its label: %s", (line, label) => {
  expect(listed(line)).not.toContain(label);
});

test.each([
  ["Weaving – 5 years, Dyeing – 3 years", ["Weaving", "Dyeing"]],
  ["Welding – advanced", ["Welding"]],
  ["Excel – pivot tables, macros", ["Microsoft Excel"]],
  ["Plastering – floors – walls", ["Plastering"]],
  ["Phlebotomy – 30 a day, often more", ["Phlebotomy"]],
])("an item that a dash explains stays one: %s", (line, names) => {
  expect(listed(line)).toEqual(expect.arrayContaining(names));
});

test("what stands below a label of attitude is of the person", () => {
  expect(listed("Attitude – Patience, Punctuality")).toHaveLength(2);
});

test("a long label that ends in what it lists is one", () => {
  const names = listed("Kite and banner software proficiency and experience: Zorbuk, Photoshop");
  expect(names).toEqual(["Adobe Photoshop", "Zorbuk"]);
  expect(listed("Excel (pivot tables, macros and whatever the office needs): yes")).not.toContain("Yes");
});

test("names in brackets behind the name of a suite are read one by one, in lower case too", () => {
  expect(listed("Microsoft Office (word, excel, power point, outlook) Share point, Kite tools")).toEqual(
    expect.arrayContaining(["Microsoft Word", "Microsoft Excel", "Microsoft Outlook", "SharePoint"]),
  );
  expect(listed("Patience (word games, access to kites)")).not.toContain("Microsoft Word");
});
