import { franc } from "franc";
import type { LineView } from "../text/cv-text.ts";
import { foldWord } from "../text/fold-word.ts";
import { list } from "../text/phrases.ts";
import { lazy, VOCABULARIES } from "../vocabulary/vocabularies.ts";
import { countScripts, type ScriptCounts } from "./scripts.ts";
import { STOP_WORDS } from "./stop-words.data.ts";
import { TRIGRAM_CODES } from "./trigram-codes.data.ts";

export interface TextLanguage {
  /** ISO 639-1. */
  readonly code: string;
  /** 0 to 1. */
  readonly confidence: number;
}

interface LanguageEvidence {
  /** Lines of the CV; names and skill lists say little about its language and may be left out. */
  readonly lines: readonly LineView[];
  /** Languages of the headings, one entry per known heading. */
  readonly headings: readonly string[];
}

const SAMPLE = 6000;

/** Languages that share the script of the text. */
const BY_SCRIPT: Readonly<Record<string, readonly string[]>> = {
  Devanagari: ["hi", "mr", "ne"],
  Arabic: ["ar", "fa", "ur", "ps"],
  Cyrillic: ["ru", "uk", "bg", "sr", "be", "mk", "kk"],
};

/**
 * The language a CV is written in. The script decides first; among languages of one script, function
 * words, headings and letter trigrams vote, because the names of tools and degrees are English everywhere.
 */
export function detectLanguage(evidence: LanguageEvidence): TextLanguage {
  const text = sample(evidence.lines);
  const script = dominantScript(countScripts(text));
  if (script === "Han") return { code: "zh", confidence: 0.95 };
  const shared = script === null ? null : BY_SCRIPT[script];
  if (script !== null && shared === undefined) return { code: script, confidence: 1 };
  return vote(evidence, text, shared ?? latinLanguages());
}

function sample(lines: readonly LineView[]): string {
  let text = "";
  for (const view of lines) {
    if (text.length > SAMPLE) break;
    text += `${view.text}\n`;
  }
  return text;
}

/** The script of the text if it is not Latin: product and company names are Latin even in a Tamil CV. */
function dominantScript({ latin, others }: ScriptCounts): string | null {
  const japanese = others.get("ja") ?? 0;
  let best: string | null = null;
  let most = 0;
  for (const [script, count] of others) {
    if (count > most) {
      best = script;
      most = count;
    }
  }
  if (best === "Han" && japanese * 12 > most) best = "ja";
  return most > 0 && most >= latin * 0.35 ? best : null;
}

const latinLanguages = lazy((): readonly string[] => {
  const taken = new Set([...Object.values(BY_SCRIPT).flat(), "si", "ta"]);
  return [...stopWordTable().codes].filter((code) => !taken.has(code));
});

interface StopWordTable {
  readonly codes: ReadonlySet<string>;
  readonly byWord: ReadonlyMap<string, readonly string[]>;
}

const stopWordTable = lazy((): StopWordTable => {
  const byWord = new Map<string, string[]>();
  const codes = new Set<string>();
  const sources = [
    ...VOCABULARIES.map(({ code, stopWords }) => [code, stopWords] as const),
    ...Object.entries(STOP_WORDS),
  ];
  for (const [code, words] of sources) {
    codes.add(code);
    for (const word of list(words)) {
      const key = foldWord(word);
      const owners = byWord.get(key) ?? [];
      if (!owners.includes(code)) owners.push(code);
      byWord.set(key, owners);
    }
  }
  return { codes, byWord };
});

function vote(evidence: LanguageEvidence, text: string, allowed: readonly string[]): TextLanguage {
  const scores = new Map<string, number>(allowed.map((code) => [code, 0]));
  const raise = (code: string, by: number): void => {
    const score = scores.get(code);
    if (score !== undefined) scores.set(code, score + by);
  };
  const hits = raiseByWords(evidence, raise);
  for (const code of evidence.headings) raise(code, 2.5);
  const words = leaderOf(scores);
  // Trigrams are slow and only asked where words leave room.
  if (words.score < CLEAR_SCORE || words.score < CLEAR_LEAD * words.second) {
    const trigrams = text.length < 80 ? null : readTrigrams(text, allowed);
    if (trigrams !== null) raise(trigrams, 2 + hits * 0.15);
  }
  const { code: leader, score: bestScore, second } = leaderOf(scores);
  const best = leader ?? allowed[0] ?? "en";
  if (bestScore === 0) return { code: allowed.includes("en") ? "en" : best, confidence: 0.3 };
  const lead = (0.6 * (bestScore - second)) / bestScore;
  const confidence = Math.min(1, 0.4 + lead + Math.min(0.2, bestScore / 200));
  return { code: best, confidence: Math.round(confidence * 100) / 100 };
}

/** Each small word speaks for its languages. Returns how many there were. */
function raiseByWords({ lines }: LanguageEvidence, raise: (code: string, by: number) => void): number {
  const { byWord } = stopWordTable();
  let hits = 0;
  for (const { words } of lines) {
    for (const word of words) {
      const owners = byWord.get(word);
      if (owners === undefined) continue;
      hits++;
      // A word that many languages share says little.
      for (const code of owners) raise(code, 1 / (1 + 0.6 * (owners.length - 1)));
    }
  }
  return hits;
}

/** A vote as clear as this needs no second opinion. */
const CLEAR_SCORE = 10;
const CLEAR_LEAD = 2;

interface Leader {
  readonly code: string | null;
  readonly score: number;
  readonly second: number;
}

function leaderOf(scores: ReadonlyMap<string, number>): Leader {
  let code: string | null = null;
  let best = 0;
  let second = 0;
  for (const [candidate, score] of scores) {
    if (score > best) {
      second = best;
      code = candidate;
      best = score;
    } else if (score > second) {
      second = score;
    }
  }
  return { code, score: best, second };
}

function readTrigrams(text: string, allowed: readonly string[]): string | null {
  const only = allowed.flatMap((code) => TRIGRAM_CODES[code] ?? []);
  const code3 = franc(text.slice(0, 2000), { only, minLength: 60 });
  return allowed.find((code) => TRIGRAM_CODES[code] === code3) ?? null;
}
