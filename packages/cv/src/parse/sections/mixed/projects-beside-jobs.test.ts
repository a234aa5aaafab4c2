import { expect, test } from "vitest";
import { cvDocument } from "../../testing/cv-document.ts";
import { prepareText } from "../../text/cv-text.ts";
import { findSections } from "../find-sections.ts";

function kindsOf(lines: readonly string[]) {
  return findSections(prepareText(cvDocument(["! A B", ...lines]), "2026-11-01"))
    .map(({ kind }) => kind)
    .slice(1);
}

test("project experience full of jobs is experience, a plain list of projects is not", () => {
  const jobs = [
    "07/2021 – present",
    "Project Manager, Murtal Energie AG",
    "03/2015 – 06/2021",
    "Site Engineer, Alpenbahn Consult",
  ];
  expect(kindsOf(["# Project Experience", ...jobs])).toEqual(["experience"]);
  expect(kindsOf(["# Projects", "* Weather station with a web page"])).toEqual(["projects"]);
});

test.each(["Projects at Brasson", "Funded projects", "Proyectos para clientes"])(
  "%s beside the jobs of a heading of their own are none",
  (heading) => {
    const projects = [
      "2021 – 2024\tNordkap Seafood AS, roll-out to five plants, project manager",
      "2017 – 2019\tBelaris Cosmetics, analyst",
    ];
    expect(
      kindsOf(["# Employment", "Consultant, Brasson Ltd, 03/2017 – now", `# ${heading}`, ...projects]),
    ).toEqual(["experience", "projects"]);
  },
);
