import { describe, expect, test } from "vitest";
import { namesIn } from "../../../testing/build-cv.ts";

const job = (line: string) => namesIn([{ kind: "experience", lines: [line] }]);

describe("programs and papers that one trade alone knows", () => {
  test.each([
    ["Denials worked in Waystar and Availity, eligibility in NaviNet.", ["Waystar", "Availity", "NaviNet"]],
    ["Code charts with ICD-10-CM, CPT and HCPCS.", ["CPT coding", "HCPCS"]],
    ["Turndown service, minibar posting in Fidelio SPMS, guest folios in Opera.", ["Fidelio SPMS"]],
    ["Feed formulation in Winfeed and BestMix.", ["Winfeed", "BestMix"]],
    ["Erection of cuplock, ringlock and Layher scaffolds.", ["Cuplock", "Ringlock", "Layher"]],
    ["Outbreak cleaning according to USPH.", ["Outbreak cleaning", "Vessel Sanitation Program"]],
    ["Serializers and viewsets in Django REST Framework.", ["Django REST Framework"]],
  ])("%s", (line, names) => {
    expect(job(line)).toEqual(expect.arrayContaining(names));
  });

  test.each([
    ["PROCV", "VLOOKUP"],
    ["SVERWEIS", "VLOOKUP"],
    ["RECHERCHEV", "VLOOKUP"],
    ["BUSCARV", "VLOOKUP"],
  ])("a function of Excel by its name in another language: %s", (item, name) => {
    expect(namesIn([{ kind: "skills", lines: [`Excel (${item}), Word`] }])).toContain(name);
  });
});

describe("letters that stand for something else elsewhere", () => {
  test("CPT beside ICD codes a treatment, in soil it is a test", () => {
    expect(job("CPT and boreholes for the soil report, geotechnical logs.")).toEqual(["CPT"]);
    expect(job("Charts coded in ICD-10 and CPT.")).toContain("CPT coding");
  });

  test("a CDD is a contract in French, and due diligence beside KYC", () => {
    const list = ["Tonte, Taille de haies, Paillage, Ouvrier paysagiste (CDD)"];
    expect(namesIn([{ kind: "skills", lines: list }])).not.toContain("CDD");
    expect(job("KYC and CDD files for new accounts.")).toEqual(["KYC", "CDD"]);
  });

  test("the page of a shop is Instagram, whatever follows", () => {
    const list = ["Piega", "Instagram del salone (lo curo io)", "Ascolto"];
    expect(namesIn([{ kind: "skills", lines: list }])).toContain("Instagram");
  });

  test("SEP is training for the cabin, and a month beside its year", () => {
    expect(job("SEP and AVMED training every year.")).toContain("SEP");
    expect(job("JAN 2021 – SEP 2023")).toEqual([]);
  });

  test("a power cut is no skill", () => {
    expect(job("Kept the generator ready during load shedding.")).not.toContain("Load shedding");
  });
});
