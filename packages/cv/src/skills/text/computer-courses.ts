import type { CvDocument, Section } from "../../types.ts";
import type { LineGroup } from "./line-group.ts";

const COMPUTER =
  /\b(?:computer|computing|excel|power bi|ICT|MS[- ]?Office|office (?:applications|package)|EDV|PC|informatique|bureautique|inform[aá]tica|ofimática|computación)/iu;
const COURSE =
  /\b(?:course|class|classes|training|literacy|studies|applications?|kurs|schulung|cours|formation|curso|formação|corso|cursus|\d{1,3} ?(?:h|hrs|hours|heures|horas|ore|std|stunden|uur))\b/iu;

/**
 * "Computer course (MS Word and Excel), Galle – 2011": among certificates, which show no skill otherwise, what such a
 * course was about is what its writer can do at a desk.
 */
export function computerCourses({ lines }: CvDocument, section: Section): LineGroup[] {
  return section.lines.flatMap((id) => {
    const line = lines[id];
    if (line === undefined || !COMPUTER.test(line.text) || !COURSE.test(line.text)) return [];
    return [
      {
        lines: [line],
        section: section.kind,
        context: "education",
        position: null,
        heading: section.heading,
        names: [],
      },
    ];
  });
}
