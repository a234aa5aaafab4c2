import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of one trade each, with what they name", () => {
  test.each([
    [
      "Made green sand moulds and cores; poured ductile iron from 2 t ladles.",
      ["Green sand mould making", "Core making", "Ductile iron pouring"],
    ],
    [
      "Calculated gating; fettled and heat treated castings.",
      ["Gating calculation", "Fettling", "Heat treatment"],
    ],
    ["Analysed casting defects.", ["Casting defect analysis"]],
    ["Followed WPS to AWS D1.1 and kept weld maps.", ["WPS", "AWS D1.1", "Weld maps"]],
    ["Back-purged stainless lines for dairies.", ["Back purging"]],
    [
      "Programmed the press brake and laser from DXF files; nested parts in SigmaNEST.",
      ["Press brake programming", "Part nesting", "SigmaNEST"],
    ],
    ["Spot welded enclosures and riveted panels.", ["Spot welding", "Panel riveting"]],
    ["Fabricated stainless hoods for kitchens.", ["Hood fabrication"]],
    [
      "Erected steel frames and tightened bolts by torque wrench.",
      ["Steel frame erection", "Bolt tightening", "Torque wrench"],
    ],
    ["Read fabrication drawings; rolled plates for tanks.", ["Fabrication drawings", "Plate rolling"]],
    ["Fitted hull blocks and faired frames.", ["Hull blocks", "Frame fairing"]],
    ["Calculated sling angles and wrote lift plans.", ["Sling angle calculation", "Lift plans"]],
    ["Spliced wire ropes and inspected lifting gear.", ["Wire rope splicing", "Lifting gear inspection"]],
    ["Forged gates and railings; fire welded scrolls.", ["Forging", "Railing forging", "Fire welding"]],
    ["Hardened and tempered chisels.", ["Chisel hardening"]],
    ["Interpreted GD&T.", ["GD&T"]],
    ["First article inspection and SPC charts.", ["First article inspection", "SPC"]],
    ["Changed inserts and probed parts.", ["Insert changing", "Probing"]],
    [
      "Ground shafts to 3 µm on cylindrical grinders; dressed wheels.",
      ["Shaft grinding", "Cylindrical grinders", "Wheel dressing"],
    ],
    [
      "Honed bores and lapped valve seats; measured roughness.",
      ["Bore honing", "Valve seat lapping", "Roughness measurement"],
    ],
    [
      "Diagnosed faults with Autel and oscilloscope; replaced clutches, timing belts and head gaskets.",
      [
        "Fault diagnosis",
        "Autel",
        "Oscilloscope",
        "Clutch replacement",
        "Timing belt replacement",
        "Head gasket replacement",
      ],
    ],
    [
      "Overhauled diesel engines and injectors; rebuilt gearboxes.",
      ["Diesel engine overhaul", "Injector overhaul", "Gearbox rebuilding"],
    ],
    [
      "Recharged air conditioning, fitted tyres, balanced wheels.",
      ["Air conditioning recharging", "Tyre fitting", "Wheel balancing"],
    ],
    ["Complied with airworthiness directives; signed CRS.", ["Airworthiness directives", "CRS"]],
    [
      "Troubleshot hydraulics and bleed air with AMM and FIM.",
      ["Hydraulics", "Bleed air", "Aircraft maintenance manual", "FIM"],
    ],
    [
      "Overhauled centrifugal pumps, changed mechanical seals and aligned shafts by laser.",
      ["Centrifugal pump overhaul", "Seal replacement", "Shaft alignment"],
    ],
    [
      "Diagnosed tractors with Service Advisor; repaired combines in the field.",
      ["Tractor diagnosis", "Service Advisor", "Combine repair"],
    ],
    ["Rebuilt hydraulic cylinders and made up hoses.", ["Hydraulic cylinder rebuilding", "Hose making"]],
    [
      "Serviced forks and e-bike motors; built custom wheels.",
      ["Fork servicing", "E-bike motor repair", "Wheel building"],
    ],
    ["Repaired wheelchairs.", ["Wheelchair repair"]],
  ])("%s", (line, expected) =>
    expect(skillKeys(inJob(line))).toEqual(expect.arrayContaining(skillKeys(expected))),
  );
});

describe("words of the trade that name no skill", () => {
  test.each([
    "Arc of the story; stick with it; MAG delivery.",
    "Shackled by debt is our charity's theme.",
    "Turning 40 soon; the mill closed; at the cutting edge.",
    "Put the brakes on spending; team engine; school clutch of awards.",
    "Hangar lane; check in with HR; wing commander's ball.",
  ])("%s", (line) => expect(inJob(line)).toEqual([]));
});
