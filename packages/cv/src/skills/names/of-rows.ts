import { memoise } from "../../memoise.ts";
import { isJoint } from "../text/segments.ts";
import type { Token } from "../text/tokenise.ts";
import type { CvRead, Writer } from "./cv-read.ts";
import type { Hit } from "./read-run.ts";

/** So many pieces make a row. */
const ROW = 3;
/** A piece: "right to work checks", "the VAT return". */
const MAX_PIECE = 5;
const END = /^[.;:!?()]$/;

interface Piece {
  readonly from: number;
  readonly to: number;
}

/**
 * Whether a name is a whole piece of a row of short pieces of which most name the work of the writer's calling: "meds, obs,
 * dressings, handover" of a nurse, "Starters, leavers, contracts, references" of a clerk of personnel. By itself each is
 * a thing of everyday speech; such a row tells what the work was.
 */
export function ofRows({ calling }: Writer): (hit: Hit, read: CvRead) => boolean {
  if (calling.size === 0) return () => false;
  // Found once for a line, which may hold thousands of names.
  const pieces = memoise(({ tokens, hits }: CvRead): ReadonlySet<string> => {
    const ofCalling = new Set(hits.filter(({ skill }) => calling.has(skill.group)).map(keyOf));
    return new Set(
      rowsOf(tokens).flatMap((row) => {
        const keys = row.map((piece) => keyOf(withoutArticle(tokens, piece)));
        const known = keys.filter((key) => ofCalling.has(key));
        return known.length * 2 > keys.length || known.length >= ROW ? known : [];
      }),
    );
  });
  return (hit, read) =>
    hit.skill.class === "domain" &&
    !hit.alias.foreign &&
    read.run.style === "prose" &&
    calling.has(hit.skill.group) &&
    pieces(read).has(keyOf(hit));
}

function keyOf({ from, to }: Piece): string {
  return `${from} ${to}`;
}

function withoutArticle(tokens: readonly Token[], { from, to }: Piece): Piece {
  return { from: /^(?:the|all)$/.test(tokens[from]?.norm ?? "") ? from + 1 : from, to };
}

/** The pieces between commas and "and", by the stretches between what ends a sentence; long ones end a row, too. */
function rowsOf(tokens: readonly Token[]): Piece[][] {
  const rows: Piece[][] = [];
  let row: Piece[] = [];
  let from = 0;
  const close = () => {
    if (row.length >= ROW) rows.push(row);
    row = [];
  };
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    const isEnd = token === undefined || END.test(token.norm);
    if (!isEnd && !isJoint(token)) continue;
    if (at - from > MAX_PIECE) close();
    else if (at > from) row.push({ from, to: at });
    if (isEnd) close();
    from = at + 1;
  }
  return rows;
}
