import type { StudyLine } from "../pieces/study-line.ts";

/** "* Courses: Algorithms," over "Computer Networks, Databases": lists that go on, in which no school stands. */
export function restsOfItems(lines: readonly StudyLine[]): ReadonlySet<StudyLine> {
  const rests = new Set<StudyLine>();
  let item: StudyLine | null = null;
  for (const line of lines) {
    const { view } = line;
    const isRest: boolean =
      item !== null &&
      view.id === item.view.id + 1 &&
      !view.line.bullet &&
      view.dates.length === 0 &&
      /[,;]\s*$/u.test(item.view.text);
    if (isRest) rests.add(line);
    item = view.line.bullet || isRest ? line : null;
  }
  return rests;
}
