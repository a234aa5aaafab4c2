/** First parts of compounds that keep their hyphen also where a line ends behind it. */
const COMPOUND =
  /(?:^|[\s(/])(?:full|part|long|short|high|low|non|self|well|cross|multi|co|ex|e|x|on|off|in|end|front|back|real|state|day|year|month|hands|data|user|time|cost|client|server|third|first|second|two|three|four|five|pre|post|semi|anti|inter|intra|micro|macro|open|hard|soft|life|award|decision|problem|results?|goal|detail|team|customer|business|community|evidence|project|object|test|event|model|cloud|mobile|web)-$/i;

/** An e-mail or web address that goes on in the next line; its hyphen is its own. */
const ADDRESS = /(?:@|:\/\/|www\.)\S*[-/.]$/i;

/**
 * Joins the lines of a paragraph into one text. A hyphen at the end of a line goes when it plainly breaks a
 * word: letters on both sides, lower case after it, and no compound that is written with a hyphen.
 */
export function joinLines(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    if (text === "") return line;
    if (ADDRESS.test(text)) return `${text}${line}`;
    if (!/\p{L}-$/u.test(text)) return `${text} ${line}`;
    if (!/^\p{Ll}/u.test(line)) return /^\p{L}/u.test(line) ? `${text}${line}` : `${text} ${line}`;
    if (/^(?:and|or|und|oder|et|ou|y|o|e|en|of)\b/i.test(line)) return `${text} ${line}`;
    return COMPOUND.test(text) ? `${text}${line}` : `${text.slice(0, -1)}${line}`;
  }, "");
}
