import { sensibleCase } from "./name-case.ts";
import { isPostNominal } from "./name-words.data.ts";

/** "PERERA, Kasun Malith", "van den Berg, Pieter": a family name that a comma parts from the given ones behind it. */
const TURNED =
  /^(?<family>(?:(?:van|von|de|da|di|del|della|der|den|ter|el|al|dos|la|le)\s){0,2}\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}),\s*(?<given>\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]*){0,3})$/u;

/** The name with what the person is called in front, as it is spoken. */
export function givenFirst(name: string): string {
  const { family, given } = TURNED.exec(name)?.groups ?? {};
  if (family === undefined || given === undefined || isLetters(given)) return name;
  return `${sensibleCase(given)} ${sensibleCase(family)}`;
}

/** Letters behind a name: "Silva, MBA", "Silva, RN BSN". */
function isLetters(given: string): boolean {
  return given.split(/\s/).every(isPostNominal);
}
