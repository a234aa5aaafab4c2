import { expect, test } from "vitest";
import { findSkills } from "../find-skills.ts";
import { buildCv, type CvPart } from "../testing/build-cv.ts";

const job = (text: string, position: CvPart["position"]): CvPart => ({
  kind: "experience",
  lines: [text],
  position: position ?? {},
});
const usageOf = (parts: readonly CvPart[], name: string) => {
  const skill = findSkills({ ...buildCv(parts), asOf: "2026-06-15" }).find((found) => found.name === name);
  return (
    skill && {
      years: skill.years,
      lastUsed: skill.lastUsed,
      contexts: skill.mentions.map((mention) => mention.context),
    }
  );
};

test("a dated position gives years and the last year", () => {
  const parts = [job("Kubernetes clusters", { startDate: "2021-01", endDate: "2022-12", years: 2 })];
  expect(usageOf(parts, "Kubernetes")).toEqual({ years: 2, lastUsed: 2022, contexts: ["position"] });
});

test("overlapping positions count once", () => {
  const parts = [
    job("Terraform modules", { startDate: "2020-01", endDate: "2021-12", years: 2 }),
    job("Terraform for a second customer", { startDate: "2021-01", endDate: "2022-06", years: 1.5 }),
  ];
  expect(usageOf(parts, "Terraform")).toMatchObject({ years: 2.5, lastUsed: 2022 });
});

test("an open position runs to the given day, and without one as long as it says itself", () => {
  const parts = [job("Ansible playbooks", { startDate: "2024-07", endDate: null, current: true, years: 2 })];
  expect(usageOf(parts, "Ansible")).toMatchObject({ years: 2, lastUsed: 2026 });
  expect(findSkills(buildCv(parts))[0]).toMatchObject({ years: 2, lastUsed: 2026 });
});

test("a bare year counts from its middle", () => {
  const parts = [job("Welding of tanks", { startDate: "2018", endDate: "2020", years: 2 })];
  expect(usageOf(parts, "Welding")).toMatchObject({ years: 2, lastUsed: 2020 });
});

test("a range that ends before it starts adds nothing", () => {
  const parts = [job("Ansible playbooks", { startDate: "2020-05", endDate: "2019-01", years: null })];
  expect(usageOf(parts, "Ansible")).toMatchObject({ years: 0, lastUsed: null });
});

test("a bare mention has no years, and repeats on one line are one mention", () => {
  const parts: CvPart[] = [{ kind: "skills", lines: ["Docker, Docker, docker"] }];
  expect(usageOf(parts, "Docker")).toEqual({ years: 0, lastUsed: null, contexts: ["list"] });
});

test("every place of a skill is kept", () => {
  const parts: CvPart[] = [
    { kind: "summary", lines: ["Ten years with PostgreSQL."] },
    job("Moved PostgreSQL to new hosts", { startDate: "2019-01", endDate: "2019-12", years: 1 }),
    { kind: "projects", lines: ["A PostgreSQL extension."] },
    { kind: "education", lines: ["Thesis on PostgreSQL planning"] },
    { kind: "skills", lines: ["PostgreSQL"] },
  ];
  expect(usageOf(parts, "PostgreSQL")?.contexts).toEqual([
    "summary",
    "position",
    "project",
    "education",
    "list",
  ]);
});
