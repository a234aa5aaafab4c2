import { skillGraph } from "./graph/skill-graph.ts";
import { type ReadRun, readRun } from "./names/read-run.ts";
import { settleCompany } from "./names/settle-company.ts";
import { isSkillLabel, lineLabel } from "./text/labels.ts";
import { splitItems } from "./text/list-items.ts";
import { maskText } from "./text/masks.ts";
import type { TextRun } from "./text/text-run.ts";

interface FoundSkill {
  readonly id: string;
  readonly name: string;
  /** Offsets into the text. */
  readonly start: number;
  readonly end: number;
}

const BULLET = /^\s*(?:[-*•·▪‣–—]|\d{1,2}[.)])\s+/u;
const ITEM_WORDS = 4;

/** The sentences of a job are read by themselves: a title there says what is wanted, not who wrote them. */
const NOBODY = { calling: new Set<string>() };

/** Every place of a plain text, such as a job's description, that names a skill. */
export function findSkillsInText(text: string): FoundSkill[] {
  const { index } = skillGraph();
  const lines = splitLines(text);
  const reads = settleCompany(
    lines.map(({ run }) => readRun(index, run)),
    NOBODY,
  );
  return reads.flatMap((read, at) => placed(read, lines[at]?.offset ?? 0));
}

function placed(read: ReadRun, offset: number): FoundSkill[] {
  return read.hits.map(({ skill, start, end }) => ({
    id: skill.id,
    name: skill.name,
    start: offset + start,
    end: offset + end,
  }));
}

function splitLines(text: string): { readonly run: TextRun; readonly offset: number }[] {
  const lines: { run: TextRun; offset: number }[] = [];
  let offset = 0;
  for (const line of text.split("\n")) {
    lines.push({ run: textRun(line), offset });
    offset += line.length + 1;
  }
  return lines;
}

/** A line whose items are all short is a list of skills; a label or a bullet does not change that. */
function textRun(line: string): TextRun {
  const text = maskText(line);
  const label = lineLabel(text);
  const from = label && isSkillLabel(label.text) ? label.end : (BULLET.exec(text)?.[0].length ?? 0);
  const items = splitItems(text, from);
  const short = items.every((item) => text.slice(item.start, item.end).split(/\s+/).length <= ITEM_WORDS);
  const listing = items.length > 0 && short && !/[.!?]\s*$/.test(text);
  return {
    text,
    style: listing ? "listing" : "prose",
    toolsOnly: false,
    activitiesOnly: false,
    items: listing ? items : [],
  };
}
