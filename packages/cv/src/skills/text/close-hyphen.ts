/** "… TeamCity, Fast-" over "lane": a word that the line broke. */
const BROKEN = /\p{Ll}-$/u;
const GOES_ON = /^\p{Ll}{2}/u;

/** "Front-" over "and back-end": the hyphen stands for what follows the "and". */
const LEFT_OUT = /^(?:and|or|und|oder|y|e|et|en|of|to|bis)\s/iu;

/** Second halves of words that are written with a hyphen wherever they stand: "test-" over "driven". */
const COMPOUND =
  /^(?:driven|based|oriented|centric|end|side|time|level|party|quality|scale|source|stack|platform|learn|native|first|functional|wide|friendly|aware|term|house|site|line|effective|critical|performance|specific|facing|tenant|threaded|tier)(?!\p{L})/iu;

/** The text of a row with the next one behind it: with a space between them, or as one word where the row broke one. */
export function beforeNext(text: string, next: string): string {
  if (text === "") return text;
  if (!BROKEN.test(text) || !GOES_ON.test(next) || LEFT_OUT.test(next)) return `${text} `;
  return COMPOUND.test(next) ? text : text.slice(0, -1);
}
