import { withoutPostNominals, withoutTitles } from "./name-words.data.ts";

/** The name without the titles in front of it and the letters behind it. */
export function withoutAffixes(name: string): string {
  return withoutTitles(withoutPostNominals(withoutMonogram(name)));
}

/** "Ada Byron (she/her)", "Ada Byron (Mrs.)", "Ada Byron née King": how to speak of and to the person, and how she was called. */
export function withoutAddress(name: string): string {
  return name
    .replace(/\s*\((?:he|she|they|him|her|mr|mrs|miss|ms|er|sie)\b[^)]*\)\s*$/i, "")
    .replace(/(?<=\p{L}\s\p{L}+)\s(?:née|nee|geb\.|geborene)\s\p{Lu}[\p{L}'’ -]+$/u, "");
}

/** "MO Marisol Ortega": a sign of the name's own initials beside it. */
function withoutMonogram(name: string): string {
  const [sign = "", ...words] = name.split(/\s+/);
  if (!/^\p{Lu}{2,3}$/u.test(sign) || words.length < 2) return name;
  const initials = words.map((word) => word[0]?.toUpperCase()).join("");
  const ends = `${initials[0]}${initials.at(-1)}`;
  return sign === initials || sign === ends ? words.join(" ") : name;
}
