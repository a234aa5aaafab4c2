/** Text reduced to what comparison is about: case, accents, punctuation and spacing gone; `+` and `#` stay. */
export function fold(text: string): string {
  return (
    text
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLocaleLowerCase("en")
      // Capitals have it as "SS".
      .replaceAll("ß", "ss")
      .replace(/&/g, " and ")
      .replace(/[\u00ad\u200b-\u200f]/g, "")
      .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, " ")
      .trim()
  );
}

/** As `fold`, without the spaces: "Node.js", "Node JS" and "NodeJS" are the same. */
export function tight(text: string): string {
  return fold(text).replaceAll(" ", "");
}

export function tokens(text: string): string[] {
  const folded = fold(text);
  return folded === "" ? [] : folded.split(" ");
}

/** As `tight`, with British and American spelling and singular and plural made one. */
export function spelt(text: string): string {
  return tokens(text).map(speltWord).join("");
}

function speltWord(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/(?<!s)s$/, "")
    .replace(/isation/, "ization")
    .replace(/is(e|ing|ed|er)$/, "iz$1")
    .replace(/programme/, "program")
    .replace(/(?<=.{3})our/, "or")
    .replace(/ll/g, "l")
    .replace(/[ao]e(?=.)/g, "e")
    .replace(/centre/, "center");
}
