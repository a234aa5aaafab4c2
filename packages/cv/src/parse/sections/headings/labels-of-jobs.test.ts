import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

const bold = (text: string) => ({ text, bold: true, size: 13 });

test.each(["Resultados:", "Results:", "Key achievements:", "Projects:"])(
  "%s below a job belongs to it, though it is set like the heading above",
  (label) => {
    const page = [
      "! Ada Byron",
      bold("PROFESSIONAL EXPERIENCE"),
      "Systems Analyst, Cedar Insurance Ltd\t03/2021 – present",
      "Runs the system of policies.",
      bold(label),
      "* Cut the time of a policy by 35%.",
      "The legacy is kept by a vendor.",
      "Junior Analyst, Tolland Software Ltd\t07/2017 – 02/2021",
      "Reports for notaries.",
      bold("EDUCATION"),
      "BSc Computing, University of Leeds, 2016",
    ];
    const { positions } = parseDocument(cvDocument(page), "2026-11-01");
    expect(positions.map(({ position: { company } }) => company)).toEqual([
      "Cedar Insurance Ltd",
      "Tolland Software Ltd",
    ]);
  },
);
