import { namesSchoolExam } from "../names/school-exams.ts";
import type { Feature, StudyLine } from "../pieces/study-line.ts";

const LABEL = /^\W*([\p{L}'’. -]{2,24}):\s/u;

/**
 * "CAPE and CSEC, Hill Road High School, 2022" over "CSEC: 9 subjects incl. Physics (II)": what was sat in an
 * examination that the dated line above names, be it that the list goes on below.
 */
export function withDetailsOfExams(lines: readonly StudyLine[]): readonly StudyLine[] {
  const named: string[] = [];
  let isOpen = false;
  return lines.map((line) => {
    const { view, features } = line;
    const exam = LABEL.exec(view.text)?.[1]?.trim();
    const isAside = view.dates.length === 0 && !features.has("institution");
    const isDetail = exam !== undefined && namesSchoolExam(exam) && named.some((text) => text.includes(exam));
    const isRest = isOpen && features.size === 0 && /^[(\p{Ll}]/u.test(view.text);
    isOpen = isAside && (isDetail || isRest);
    if (isOpen) return { ...line, pieces: [], features: new Set<Feature>() };
    if (features.has("date") && features.has("degree")) named.push(view.text);
    return line;
  });
}
