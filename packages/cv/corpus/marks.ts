import type { Marked } from "./person.ts";

export type MarkKind = "skill" | "soft" | "optional" | "trap";

export interface Mark {
  readonly kind: MarkKind;
  /** As the page shows it. */
  readonly surface: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

const MARK = /\{([~?!]*)([^{}=|]+)(?:([=|])([^{}]+))?\}/g;
const RESULT = /\[\[(\??)(.*?)\]\]/gs;

/** The text as the page shows it. */
export function plain(text: Marked): string {
  return text.replace(MARK, "$2").replace(RESULT, "$2");
}

export function marksOf(text: Marked): Mark[] {
  return [...text.matchAll(MARK)].map(([, flags = "", surface = "", sign, names = ""]) => {
    const rest = names === "" ? [] : names.split("|");
    const [name = surface, ...aliases] = sign === "=" ? rest : [surface, ...rest];
    return { kind: markKind(flags), surface, name, aliases };
  });
}

/** Sentences with a measurable result; `certain` is false for those that may count either way. */
export function resultsOf(text: Marked): { text: string; certain: boolean }[] {
  return [...text.matchAll(RESULT)].map(([, doubt, sentence = ""]) => ({
    text: plain(sentence),
    certain: doubt === "",
  }));
}

function markKind(flags: string): MarkKind {
  if (flags.includes("!")) return "trap";
  if (flags.includes("?")) return "optional";
  return flags.includes("~") ? "soft" : "skill";
}
