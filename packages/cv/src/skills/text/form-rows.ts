import { readHeading } from "../../parse/sections/headings/heading-words.ts";
import { tokenise } from "../../parse/text/tokens.ts";
import type { CvDocument, Section } from "../../types.ts";
import { isAsideRow } from "./aside-rows.ts";
import type { LineGroup } from "./line-group.ts";
import { splitItems } from "./list-items.ts";

/** So many short items behind a label may be a list of skills. */
const ITEMS = 3;
const ITEM_WORDS = 4;
/** Rows that name people and places. */
const NAMES =
  /child|kids|parent|father|mother|spouse|sibling|brother|sister|famil|name|referee|district|town|cit(?:y|ies)|address|kind|enfant|hij|filh|figli/i;

/**
 * Rows of a form among the personal data whose label no table knows: "Trade | Glass cutting, leaded lights, curtain
 * walling". Whether they list skills is for their content to say (see `LineGroup.guessed`).
 */
export function formRows(document: CvDocument, section: Section, guessed: number): LineGroup[] {
  return section.lines.flatMap((id) => {
    const line = document.lines[id];
    const [label, value = "", ...more] = line?.cells ?? [];
    if (line === undefined || label === undefined || more.length > 0 || !isList(value)) return [];
    if (isAsideRow(line)) return [];
    if (NAMES.test(label) || readHeading(tokenise(label)) !== null) return [];
    return [
      {
        lines: [line],
        section: "skills",
        context: "list",
        position: null,
        heading: label,
        names: [],
        guessed,
      },
    ];
  });
}

function isList(value: string): boolean {
  if (/[@\d]/.test(value)) return false;
  const items = splitItems(value).map(({ start, end }) => value.slice(start, end));
  return items.length >= ITEMS && items.every((item) => item.split(/\s+/).length <= ITEM_WORDS);
}
