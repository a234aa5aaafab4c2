import { tokenise } from "../skills/text/tokenise.ts";
import { findOccupations, fits } from "./find-occupations.ts";
import { occupationGraph } from "./occupation-graph.ts";
import { nameWords } from "./occupation-names.ts";
import type { NameWord } from "./parse-occupations.ts";

interface Study {
  readonly words: readonly NameWord[];
  readonly occupation: number;
}

/** The fields of study of all occupations. The graph does not change. */
let studies: readonly Study[] | undefined;

/** What a school ends with: its subjects are no training for a line of work. */
const SCHOOL =
  /(?<![\p{L}\p{M}])(?:g\.?\s?c\.?\s?e\b|gcses?|[ao][/-]?\s?levels?|[ao]\/l|advanced level|ordinary level|h\.?s\.?c|s\.?s\.?c|ssl?c|higher secondary|senior secondary|secondary (?:school|education)|(?:high|senior) school|matric\p{L}*|intermediate|(?:school|senior|leaving) certificate|certificate of (?:secondary )?education|abitur|matura|maturit[àé]|baccalauréat(?! pro)|bachillerato|ensino médio|havo|vwo|vmbo\S*)(?![\p{L}\p{M}])|இடைநிலை|உயர்தரம்|சாதாரண தர|අ\.පො\.ස|उच्चतर माध्यमिक|इंटरमीडिएट|हाई स्कूल|बारहवीं|ثانوية/iu;

/** "Associate of Arts": no study of the Dutch doctors. */
const OF_ARTS = /\bof arts\b/giu;

/** The ids of the occupations that a degree leads to: by its field of study, or by the trade that it names. */
export function occupationsOfStudy(degree: string): readonly string[] {
  if (SCHOOL.test(degree)) return [];
  const { occupations } = occupationGraph();
  studies ??= occupations.flatMap((one, occupation) =>
    one.studies.map((name) => ({ words: nameWords(name), occupation })),
  );
  const text = degree.replace(OF_ARTS, "");
  const words = tokenise(text).flatMap(({ symbol, norm }) => (symbol ? [] : [norm]));
  const studied = studies.filter(({ words: name }) => standsIn(words, name));
  const numbers = new Set([...findOccupations(text), ...studied.map(({ occupation }) => occupation)]);
  return [...numbers].flatMap((number) => {
    const { id, general = true } = occupations[number] ?? {};
    return id === undefined || (general && !studied.some(({ occupation }) => occupation === number))
      ? []
      : [id];
  });
}

function standsIn(words: readonly string[], name: readonly NameWord[]): boolean {
  return words.some((_, at) => name.every((part, index) => fits(part, words[at + index])));
}
