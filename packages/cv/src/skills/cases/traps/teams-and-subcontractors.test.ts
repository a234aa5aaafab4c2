import { describe, expect, test } from "vitest";
import { canonicalSkill } from "../../graph/canonical-skill.ts";
import { inJob } from "../../testing/build-cv.ts";

const ids = (names: readonly string[]) => names.map((name) => canonicalSkill(name)?.id ?? name);

describe("what belongs to another team is no skill of the writer", () => {
  test.each([
    ["Liaise with the Salesforce team", ["Salesforce"]],
    ["Hand-over to the Kotlin team.", ["Kotlin"]],
    ["Contact person for the SAP team in Pune", ["SAP"]],
    ["Work daily with the Kotlin team in Oslo, who write the Android app", ["Kotlin", "Android"]],
    ["Releases start in Jenkins, Kubernetes is the job of DevOps colleagues", ["Kubernetes", "DevOps"]],
    ["The ledger itself (Java) is of another team", ["Java"]],
    ["Clusters (Kubernetes) are managed by ops.", ["Kubernetes"]],
    ["Travail avec l'équipe Kotlin", ["Kotlin"]],
    ["Collaboration avec l’équipe mobile (React Native)", ["React Native"]],
    ["Points avec l’équipe plateforme, qui gère le cluster Kubernetes", ["Kubernetes"]],
    ["Enge Zusammenarbeit mit dem Android-Team (Kotlin)", ["Android", "Kotlin"]],
    ["Coordinación con el equipo de Android (Kotlin)", ["Android", "Kotlin"]],
    ["Em parceria com o time de Android (Kotlin)", ["Android", "Kotlin"]],
    ["In contatto con il team Android (Kotlin)", ["Android", "Kotlin"]],
    ["Il cluster Kubernetes è gestito da un altro team", ["Kubernetes"]],
    ["Samenwerking met het Android-team (Kotlin)", ["Android", "Kotlin"]],
    ["Kubernetes is van het platformteam", ["Kubernetes"]],
    [
      "Set up catalogues with photographer Ole Berg, who does the photography and retouching.",
      ["Retouching"],
    ],
    ["CFD and FEA reports are taken from an outside consultant (Ansys)", ["CFD", "FEA", "Ansys"]],
    ["Assisted the SAP team by restoring copies for them", ["SAP"]],
    ["Work with third party inspectors - they do the AQL inspection", ["AQL inspection"]],
    ["Sewer lines for the stadium (by others: landscaping)", ["Landscaping"]],
    ["Fit-out of two floors; landscaping by others", ["Landscaping"]],
    ["The backend was Laravel, made by colleague Ahmed.", ["Laravel"]],
    ["Litigation practice; supported one partner and four associates.", ["Litigation"]],
    ["Working together with plumbing and HVAC team of sub contractor", ["Plumbing", "HVAC"]],
    ["At home with my newborn son (maternity and child care)", ["Childcare"]],
    ["Lodge have dive center and spa also.", ["Diving centre management"]],
    ["Interface com o fornecedor que mantém o legado em Java", ["Java"]],
    ["Reuniões com a equipe comercial, usuária do Salesforce", ["Salesforce"]],
    [
      "El diseño estructural del puente (ETABS, SAP2000) estuvo a cargo de un consultor",
      ["ETABS", "SAP2000"],
    ],
    ["Échanges avec le prestataire qui maintient le site en Drupal", ["Drupal"]],
    ["Schnittstelle zum Lieferanten, der das Altsystem in COBOL pflegt", ["COBOL"]],
    ["I can read Python but cannot write it.", ["Python"]],
  ])("%s", (line, names) => {
    const found = ids(inJob(line));
    for (const id of ids(names)) expect(found).not.toContain(id);
  });

  test.each([
    ["Worked in the Kotlin team of six", "Kotlin"],
    ["Led the Kotlin team", "Kotlin"],
    ["Kotlin is a part of the job of every developer here: services in Kotlin and Spring Boot", "Kotlin"],
    ["Work closely with the design team in Figma", "Figma"],
    ["Zusammenarbeit mit dem Team in Jira", "Jira"],
    ["Built the backend in Laravel, used by colleagues in Oslo", "Laravel"],
    ["Diseño estructural de puentes (ETABS, SAP2000) a cargo de un equipo de tres", "ETABS"],
  ])("but this is theirs: %s", (line, name) => expect(inJob(line)).toContain(name));
});

describe("trades that are called in are none of the writer's", () => {
  test.each([
    ["Coordinating subcontractors: plumbing, electrical, waterproofing", ["Plumbing", "Waterproofing"]],
    ["Supervised subcontractors (plumbing, electrical and roofing)", ["Plumbing", "Roofing"]],
    ["Coordination of trades - plumbing, plastering, tiling", ["Plumbing", "Plastering", "Tiling"]],
    ["Booked plastering and tiling with local trades", ["Plastering", "Tiling"]],
    ["Chase conveyancing and valuation with solicitors and surveyors", ["Conveyancing", "Valuation"]],
    ["Brickwork of the extension, plumbing by subcontractors", ["Plumbing"]],
    ["Coordination des sous-traitants : plomberie, électricité, étanchéité", ["Plumbing", "Waterproofing"]],
    ["Suivi des corps d'état (plomberie, carrelage)", ["Plumbing", "Tiling"]],
    [
      "Koordination der Gewerke Trockenbau, Estrich und Malerarbeiten",
      ["Screeding", "Painting and decorating"],
    ],
    ["Coordinación de subcontratas: fontanería, impermeabilización", ["Plumbing", "Waterproofing"]],
    ["Coordenação de subempreiteiros: canalização, impermeabilização", ["Plumbing", "Waterproofing"]],
    ["Coordinamento dei subappaltatori: idraulica, impermeabilizzazione", ["Waterproofing"]],
    ["Aansturen van onderaannemers: loodgieterswerk, stukadoorswerk", ["Plumbing"]],
  ])("%s", (line, names) => {
    const found = ids(inJob(line));
    for (const id of ids(names)) expect(found).not.toContain(id);
  });

  test.each([
    ["Plumbing and tiling for private customers", "Plumbing"],
    ["Worked for subcontractors; plumbing of forty bathrooms", "Plumbing"],
    ["Subcontractor management: tendering, contract administration", "Tendering"],
  ])("but this is the writer's: %s", (line, name) => {
    expect(ids(inJob(line))).toEqual(expect.arrayContaining(ids([name])));
  });
});

describe("who pays for a program need not know it", () => {
  test.each([
    "Orders Revit and AutoCAD licences and large format paper for the studio",
    "Ordering Photoshop and InDesign seats for the marketing department",
    "Commande des licences AutoCAD et Revit",
    "Bestellung von AutoCAD-Lizenzen",
    "Pedido de licencias de AutoCAD para el estudio",
    "Bestellen van AutoCAD-licenties",
  ])("%s", (line) => expect(inJob(line)).toEqual([]));

  test("but who draws with it does", () => {
    expect(inJob("Ordered steel and drew the frames in AutoCAD")).toContain("AutoCAD");
  });
});
