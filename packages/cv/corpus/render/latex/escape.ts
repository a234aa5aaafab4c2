const SPECIAL: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  "#": "\\#",
  $: "\\$",
  "%": "\\%",
  "&": "\\&",
  _: "\\_",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "–": "--",
  "’": "'",
};

/** Text as LaTeX source. */
export function tex(text: string): string {
  return text.replace(/[\\{}#$%&_~^–’]/g, (character) => SPECIAL[character] ?? character);
}
