import { expect, test } from "vitest";
import { inJob, inList, namesIn } from "../../testing/build-cv.ts";

const ofJob = (title: string, text: string) =>
  namesIn([{ kind: "experience", lines: [`${title}, Acme`, text], position: { title, company: "Acme" } }]);

test.each([
  ["Contact with drivers by board computer (Transics), loads in Transporeon", ["Transics", "Transporeon"]],
  ["Took Nanite meshes, LODs and trim sheets to mobile", ["Trim sheets"]],
  ["Shrinkage test, shade segregation and RFT analysis", ["Shrinkage testing", "Shade segregation"]],
  ["Mapped in Global Mapper and Eagle Point", ["Eagle Point"]],
  ["Threat detection and malware triage in a sandbox", ["Threat detection", "Malware triage"]],
])("names of single trades: %s", (line, names) => {
  expect(inJob(line)).toEqual(expect.arrayContaining(names));
});

test.each([
  ["Controle de ponto e banco de horas", ["Time and attendance"]],
  ["Folha de pagamento de 600 colaboradores no TOTVS RM", ["Payroll", "TOTVS RM"]],
  ["Construção de indicadores de RH e pesquisa de clima", ["HR metrics"]],
  ["Liquidación de nómina electrónica y planilla PILA", ["Electronic payroll"]],
  ["Gestión de cartera y conciliaciones bancarias", ["Receivables management"]],
])("words of a country's offices: %s", (line, names) => {
  expect(ofJob("Analista", line)).toEqual(expect.arrayContaining(names));
});

test("what bears a plain name is shown by it", () => {
  expect(inList("Alma, Primo, Koha")).toContain("Alma");
  expect(inList("DJI Phantom, Agisoft Metashape")).toContain("DJI Phantom");
  expect(inList("TOTVS, SAP")).not.toContain("TOTVS Protheus");
});

test("vouchers of benefits are no virtual reality, and time clocks no punctuality", () => {
  expect(ofJob("Analista de RH", "Administração de benefícios (VT, VR, plano de saúde).")).toEqual([]);
  expect(ofJob("Analista de RH", "Controle de ponto")).not.toContain("Timekeeping");
});

test("who is confident with a thing tells of the thing", () => {
  expect(inList("Confident with hoists, personal care")).not.toContain("Self-confidence");
  expect(inList("Confident, patient, punctual")).toContain("Self-confidence");
});

test("what somebody saw and cannot use is denied", () => {
  expect(inList("Excel, Word. Ho visto Power BI in un webinar, ma non lo so usare.")).not.toContain(
    "Power BI",
  );
  expect(inJob("I saw Power BI in a webinar, but I cannot use it. Reports in Tableau.")).not.toContain(
    "Power BI",
  );
});

test("a row of traits goes on with a sentence of the writer", () => {
  const parts = [{ kind: "summary", lines: ["Stress resistant, punctual, I keep the overview."] }] as const;
  expect(namesIn(parts)).toContain("Punctuality");
});

test.each([
  ["Surveyor", "Establishing control points with RTK GNSS", "Establishing control points", "Points setting"],
  [
    "Factory officer",
    "Green leaf weighing, loading of troughs, check roll maintenance",
    "Loading of troughs",
    "Maintenance",
  ],
  ["Surveyor", "Rate negotiating with subcontractors", "Rate negotiating", "Rating"],
])("%s: %s", (title, line, name, other) => {
  expect(ofJob(title, line)).toContain(name);
  expect(ofJob(title, line)).not.toContain(other);
});

test("a company that calls itself a PLC programs none", () => {
  expect(ofJob("Surveyor", "Addis Gebeya Contractors PLC: setting out of axes")).not.toContain("PLC");
  expect(ofJob("Electrician", "Programmed PLC panels")).toContain("PLC");
});

test("seven tools of quality are one name", () => {
  expect(inList("7 QC tools, AQL 2.5")).toContain("7 QC tools");
});
