import type { DocumentRun } from "./build-run.ts";

/** So many items, and so many of them no earlier in the alphabet than the one before, make a list sorted. */
const MIN_ITEMS = 10;
const IN_ORDER = 0.8;
/** The longer the list, the less it may be chance. */
const LONG = 25;
const LONG_IN_ORDER = 0.7;

/**
 * Marks the lists of skills that stand in the order of the alphabet: a program of the job boards made them out of the
 * CV's words ("basic, charts, clients, oral"). Nobody writes down what they can do by letter.
 */
export function markSortedLists(runs: readonly DocumentRun[]): readonly DocumentRun[] {
  const marked = [...runs];
  for (let from = 0; from < runs.length; ) {
    let to = from + 1;
    while (to < runs.length && isSameList(runs[to - 1], runs[to])) to += 1;
    if (isSorted(runs.slice(from, to).flatMap(itemsOf)))
      for (const [at, run] of runs.slice(from, to).entries()) marked[from + at] = { ...run, generated: true };
    from = to;
  }
  return marked;
}

function isSameList(before: DocumentRun | undefined, run: DocumentRun | undefined): boolean {
  return (
    before?.group.section === "skills" &&
    run?.group.section === "skills" &&
    before.group.heading === run.group.heading &&
    run.label === null
  );
}

function itemsOf({ group, items, text }: DocumentRun): string[] {
  if (group.section !== "skills") return [];
  return items.map(({ start, end }) => text.slice(start, end).toLowerCase().split(/\s/)[0] ?? "");
}

function isSorted(items: readonly string[]): boolean {
  if (items.length < MIN_ITEMS) return false;
  const pairs = items.slice(1).filter((item, at) => (items[at] ?? "") <= item).length;
  return pairs >= (items.length < LONG ? IN_ORDER : LONG_IN_ORDER) * (items.length - 1);
}

/** "CMMI", "PL/SQL", "Process safety": an item of a sorted list that is a name, and no noun of the CV's sentences. */
export function isKeyword(name: string): boolean {
  // "SAP Solution Manager" is a product.
  if (/\s/.test(name)) return !(OF_PEOPLE.test(name) || DONE_TO.test(name)) || /\p{Lu}{2}/u.test(name);
  // "CLIENTS" is a noun in capitals, "CMMI" a name.
  return /\p{Lu}.*\p{Lu}|\p{Nd}/u.test(name) && !/^(?:\p{Lu}{1,2}|\p{Lu}{6,})$/u.test(name);
}

/** "Team lead", "Sales Manager": whom the CV speaks of, or what its writer was. */
const OF_PEOPLE =
  /\s(?:lead(?:er)?|manager|director|supervisor|officer|coordinator|assistant|associate|analyst|engineer|developer|specialist|representative|technician|teacher|partner|staff|members?|clients?|customers?)$/iu;

/** "Assist patients", "analyzing market", "senior management": cut out of sentences. */
const DONE_TO =
  /^(?:assist|analy[sz]|process|organi[sz]|maintain|prepar|provid|manag|ensur|creat|conduct|perform|monitor|resolv|handl|updat|verify|direct)(?:e|ing)?\s\p{Ll}+(?<!ing|sis|ment|tion|control|flow|safety)$|^(?:senior|executive|upper|top) management$/iu;
