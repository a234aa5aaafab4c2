import { splitList } from "./job-form-values.ts";

interface ListTexts {
  readonly from: string;
  readonly to: string;
}

/** Both lists as text, once an entry of one has gone over to the other; there it stands once. */
export function movedOver(item: string, { from, to }: ListTexts): ListTexts {
  const isItem = (one: string) => one.toLowerCase() === item.toLowerCase();
  const there = splitList(to);
  return {
    from: splitList(from)
      .filter((one) => !isItem(one))
      .join(", "),
    to: (there.some(isItem) ? there : [...there, item]).join(", "),
  };
}
