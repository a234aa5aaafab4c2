import { describe, expect, test } from "vitest";
import { skillGraph } from "../graph/skill-graph.ts";
import { inJob, namesIn } from "../testing/build-cv.ts";
import { DEED_FILES } from "./deed-data/index.ts";
import { entryOfDeed, keyOfDeed } from "./deed-lexicon.ts";

test("each deed has a name of the graph, once", () => {
  const { index } = skillGraph();
  const names = DEED_FILES.join("\n")
    .split("\n")
    .flatMap((line) => /^~?(.+?) : /.exec(line)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name) => entryOfDeed(index, name) === null)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

describe("an everyday deed names its skill", () => {
  test.each([
    ["Took over 40 fasting blood samples a day.", "Phlebotomy"],
    ["I take bloods and record vital signs.", "Phlebotomy"],
    ["Record blood pressure, pulse and saturations.", "Vital signs monitoring"],
    ["Fed residents through a PEG tube.", "Enteral feeding"],
    ["Help patients who cannot stand to wash and dress.", "Personal care"],
    ["Ran the till and cashed up.", "Cashing up"],
    ["Dialled in two espressos every morning.", "Espresso"],
    ["File, shape and paint nails in gel.", "Manicure"],
    ["Counted the whole stock on Fridays.", "Stocktaking"],
    ["Proofread brochures.", "Proofreading"],
    ["Amended import letters of credit for two mills.", "Letters of credit"],
    ["Explain cost variances to the plant heads.", "Variance analysis"],
    ["Released bills of lading against payment.", "Bill of lading"],
    ["Priced bills of quantities for road works.", "Bills of quantities"],
    ["Underwrote marine policies up to a million.", "Underwriting"],
    ["Disbursed small loans to market women.", "Loan processing"],
    ["Logged 14,000 m of core.", "Core logging"],
    ["Mapped coal seams in two pits.", "Geological mapping"],
    ["Bored and meshed development headings.", "Ground support"],
    ["Gaffed fish and bled tuna.", "Fish handling on board"],
    ["Served summonses across the county.", "Process serving"],
    ["Set up CI so that nobody deploys from a laptop.", "Continuous integration"],
    ["Moved the monolith to containers.", "Containerisation"],
    ["Took the cubes and the slump before each pour.", "Cube making"],
    ["Bent conduit and pulled cables.", "Conduit bending"],
    ["Changed inserts and set offsets at the machine.", "Offset setting"],
    ["In charge of the grill on Fridays.", "Grill section"],
    ["Did the AI myself.", "Artificial insemination"],
    ["Held the keys and set the alarm.", "Key holding"],
    ["Did the refunds when the manager was out.", "Refunds"],
    ["Booked slots with the supermarkets.", "Slot booking"],
    ["Led groups for anxious parents.", "Group facilitation"],
    ["Cleans four offices and mops floors.", "Office cleaning"],
    ["Showed buyers round.", "Property viewings"],
    ["Drive on blue lights.", "Emergency driving"],
    ["Bled radiators in 400 flats.", "Radiator installation"],
    ["Hoovered stairs.", "Vacuuming"],
    ["Welcomed patients, answered the phone and sent recalls.", "Telephone answering"],
    ["Responsible for opening accounts after checking passports.", "Identity verification"],
  ])("%s", (line, name) => expect(inJob(line)).toContain(name));

  test.each([
    "Explained the variances of dialect to visitors.",
    "Priced bills for the bar.",
    "Searched titles in the library.",
    "The bank opened letters of credit for us.",
  ])("none of trade: %s", (line) => expect(inJob(line)).toEqual([]));

  test("a group that is led somewhere is none that talks", () => {
    expect(inJob("Led 64 groups to Everest Base Camp.")).toEqual([]);
    expect(inJob("Led school groups through the galleries.")).toEqual([]);
  });

  test("each verb has its own object, and one verb may have several", () => {
    expect(inJob("Trim claws, clean ears and wash dogs.")).toEqual(
      expect.arrayContaining(["Nail clipping", "Ear cleaning", "Dog bathing"]),
    );
  });

  test("a broad name yields to one that says more of the object", () => {
    expect(inJob("Mowed all the lawns.")).toEqual(["Lawn mowing"]);
  });

  test("and leaves the tool that it was done with", () => {
    expect(inJob("Posted my work on Instagram.")).toContain("Instagram");
  });
});

describe("but not", () => {
  test.each([
    ["of others", "The nurses took blood samples."],
    ["of what does so by itself", "A robot in the cellar wakes and takes bloods."],
    ["what the object belongs to", "Collected blood money; opens letters of credit."],
    ["a noun that is a verb, too", "Vacuum tuning, sand and plate."],
    ["what is denied", "Never took blood samples."],
  ])("%s: %s", (_, line) => {
    const found = inJob(line);
    for (const name of ["Phlebotomy", "Mail handling", "Vacuuming", "Sanding"])
      expect(found).not.toContain(name);
  });

  test("outside the line of work of the skills and of the titles", () => {
    const cv = (title: string) =>
      namesIn([
        { kind: "skills", lines: ["Titration, HPLC, Spectroscopy"] },
        { kind: "experience", lines: [title, "Walked dogs for the director."], position: { title } },
      ]);
    expect(cv("Analytical Chemist")).not.toContain("Dog walking");
    expect(inJob("Walked dogs for the director.")).toContain("Dog walking");
  });
});

test("the key of a verb is that of its forms", () => {
  for (const forms of ["feed fed feeding", "weed weeded", "ring rang rung", "meet met meeting"])
    expect(new Set(forms.split(" ").map(keyOfDeed)).size).toBe(1);
});
