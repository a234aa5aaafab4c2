import { wordCount } from "../../text/tokens.ts";
import type { Atom } from "../pieces/atoms.ts";

/**
 * "Communications, Public Relations & CSR Manager" over its firm: where the functions in front of the post begin; the
 * place of the post itself where there are none.
 */
export function firstFunction(atoms: readonly Atom[], t: number, c: number): number {
  const [post, company] = [atoms[t], atoms[c]];
  if (post === undefined || company === undefined || company.view.id === post.view.id) return t;
  if (!/\s(?:&|and)\s/u.test(post.text)) return t;
  let first = t;
  while (atoms[first]?.link === "comma" && isFunction(atoms[first - 1], post)) first -= 1;
  return first;
}

function isFunction(atom: Atom | undefined, post: Atom): boolean {
  return (
    atom !== undefined &&
    atom.view.id === post.view.id &&
    atom.role === null &&
    atom.place < 2 &&
    atom.company < 3 &&
    wordCount(atom.tokens) <= 3
  );
}
