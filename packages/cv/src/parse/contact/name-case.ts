import { foldWord } from "../text/fold-word.ts";
import { NAME_PARTICLES } from "./name-words.data.ts";

/** A name set in capitals as it is spoken of: "MARÍA DE LA CRUZ" becomes "María de la Cruz". */
export function sensibleCase(name: string): string {
  const plain = name.replace(/\s+/g, " ").trim();
  const letters = plain.replace(/[^\p{L}]/gu, "");
  if (letters.length < 3 || /\p{Ll}/u.test(letters)) return plain;
  if (!/\p{Lu}/u.test(letters)) return plain;
  return plain
    .split(" ")
    .map((word, index) =>
      isInitials(word) ? word : index > 0 && isParticle(word) ? word.toLowerCase() : capitalise(word),
    )
    .join(" ");
}

function isInitials(word: string): boolean {
  return (
    /^(?:\p{Lu}\.)+\p{Lu}?\.?$/u.test(word) ||
    (/^\p{Lu}{1,3}$/u.test(word) && !/[AEIOUY]/.test(word.normalize("NFD"))) ||
    word.length === 1
  );
}

function isParticle(word: string): boolean {
  return (
    word.length <= 5 && NAME_PARTICLES.has(foldWord(word)) && !/^(?:MC|MAC|SAN|BEN|ABU|EL|AL)$/.test(word)
  );
}

function capitalise(word: string): string {
  return word
    .toLowerCase()
    .replace(/(^|[-'’.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^(Mc)(\p{L})/u, (_, mc: string, letter: string) => mc + letter.toUpperCase());
}
