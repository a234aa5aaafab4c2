import { splitItems } from "../text/list-items.ts";
import type { TextRange } from "../text/negation.ts";
import type { Hit, ReadRun } from "./read-run.ts";

/** So many items make an enumeration. */
const ENUMERATION = 3;

interface Enumeration {
  /** Where its items begin. */
  readonly starts: ReadonlySet<number>;
  /** The fields of which more than half of the items name skills. */
  readonly fields: ReadonlySet<string>;
}

/** "User stories, process mapping in BPMN, UAT with insurers": more than half of the items name skills of the field. */
export function isMostlySkills({ start, skill }: Hit, read: ReadRun): boolean {
  const { starts, fields } = enumerationOf(read);
  return starts.has(start) && fields.has(skill.field);
}

/** Found once for the run: a line may hold thousands of items. */
function enumerationOf(read: ReadRun): Enumeration {
  const known = FOUND.get(read.hits);
  if (known !== undefined) return known;
  const items = splitItems(read.run.text);
  const found = {
    starts: new Set(items.length < ENUMERATION ? [] : items.map(({ start }) => start)),
    fields: new Set(
      [...itemsByField(items, read.hits)]
        .filter(([, named]) => named.size * 2 > items.length)
        .map(([field]) => field),
    ),
  };
  FOUND.set(read.hits, found);
  return found;
}

const FOUND = new WeakMap<readonly Hit[], Enumeration>();

function itemsByField(
  items: readonly TextRange[],
  hits: readonly Hit[],
): ReadonlyMap<string, ReadonlySet<TextRange>> {
  const byField = new Map<string, Set<TextRange>>();
  let at = 0;
  for (const { start, end, skill } of hits.toSorted((a, b) => a.start - b.start)) {
    while ((items[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    const item = items[at];
    if (item === undefined || start < item.start || end > item.end) continue;
    byField.set(skill.field, (byField.get(skill.field) ?? new Set()).add(item));
  }
  return byField;
}
