import { withoutPostNominals, withoutTitles } from "./name-words.data.ts";

/** The name without the titles in front of it and the letters behind it. */
export function withoutAffixes(name: string): string {
  return withoutTitles(withoutPostNominals(name));
}

/** "Ada Byron (she/her)", "Ada Byron (Mrs.)": how to speak of and to the person. */
export function withoutAddress(name: string): string {
  return name.replace(/\s*\((?:he|she|they|him|her|mr|mrs|miss|ms|er|sie)\b[^)]*\)\s*$/i, "");
}
