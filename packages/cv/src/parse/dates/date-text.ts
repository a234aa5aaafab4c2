import type { Token } from "../text/tokens.ts";
import type { DateStyle } from "./date-numbers.ts";
import type { DateWords } from "./date-words.ts";

/** What a date is read from. */
export interface DateText {
  readonly tokens: readonly Token[];
  /** How the CV writes its dates. */
  readonly style: DateStyle;
  /** Of all languages at once. */
  readonly words: DateWords;
}
