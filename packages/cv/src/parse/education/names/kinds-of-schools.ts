import type { Feature, StudyLine } from "../pieces/study-line.ts";
import type { StudyPiece } from "../pieces/study-pieces.ts";
import { namesKindOfSchool } from "./finish-draft.ts";

/** "Vocational school, welder" over "Zespół Szkół Mechanicznych": where the school has its name beside it, its kind is what was done. */
export function withKindsOfSchools(lines: readonly StudyLine[]): readonly StudyLine[] {
  return lines.map((line, index) => {
    const [first, ...rest] = line.pieces;
    if (first === undefined || line.view.line.bullet || !isKind(first) || line.features.has("degree"))
      return line;
    const isNamed = rest.some(({ institution }) => institution) || isSchoolAlone(line, lines[index + 1]);
    if (!isNamed) return line;
    const features: Feature[] = [...line.features, "degree"];
    return {
      ...line,
      features: new Set(
        features.filter(
          (feature) => feature !== "institution" || rest.some(({ institution }) => institution),
        ),
      ),
      pieces: [
        {
          ...first,
          degree: true,
          institution: false,
          ...(rest.length === 0 ? { level: true as const } : {}),
        },
        ...rest,
      ],
    };
  });
}

function isKind({ institution, text }: StudyPiece): boolean {
  return institution && namesKindOfSchool(text);
}

/** The name of a school on the line below, with no award and no second date. */
function isSchoolAlone({ view }: StudyLine, below: StudyLine | undefined): boolean {
  const [school] = below?.pieces ?? [];
  if (below === undefined || school?.institution !== true || namesKindOfSchool(school.text)) return false;
  if (below.view.line.bullet || below.features.has("degree")) return false;
  return view.dates.length === 0 || below.view.dates.length === 0;
}
