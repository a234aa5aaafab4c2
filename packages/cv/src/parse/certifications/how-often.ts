/** "jährlich", "every two years": in the place of the year, for what is taken again and again. */
const HOW_OFTEN =
  /^(?:(?:all)?jährlich|annual|annually|yearly|every year|each year|every (?:two|three|2|3) years|annuel|chaque année|tous les ans|anual|cada año|anualmente|annuale|ogni anno|jaarlijks)$/iu;

export function saysHowOften(text: string): boolean {
  return HOW_OFTEN.test(text);
}

/** True where the first cell of a row says how often: a row of its own, although it begins small. */
export function opensWithHowOften(line: string): boolean {
  const end = line.indexOf("\t");
  return end > 0 && saysHowOften(line.slice(0, end).trim());
}
