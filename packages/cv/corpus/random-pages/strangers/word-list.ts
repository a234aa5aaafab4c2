export type WordList = ReadonlyMap<string, readonly string[]>;

/** The lines of a list by the "[heading]" above them; those above all headings stand under "". "#" begins a remark. */
export function readWordList(text: string): WordList {
  const sections = new Map<string, string[]>();
  let heading = "";
  for (const line of text.split("\n").map((row) => row.trim())) {
    if (line === "" || line.startsWith("#")) continue;
    const named = /^\[(.+)\]$/.exec(line)?.[1];
    if (named === undefined) sections.set(heading, [...(sections.get(heading) ?? []), line]);
    else heading = named;
  }
  return sections;
}

export function linesOf(list: WordList, heading: string): readonly string[] {
  const lines = list.get(heading);
  if (lines === undefined) throw new RangeError(`The list has no [${heading}].`);
  return lines;
}
