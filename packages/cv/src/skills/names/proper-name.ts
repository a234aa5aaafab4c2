import type { Candidate } from "../graph/pattern-index.ts";
import type { Skill } from "../graph/skill.ts";
import type { TextRun } from "../text/text-run.ts";
import type { Token } from "../text/tokenise.ts";
import { NAME_HEAD, ORGANISATION_TAIL } from "../text/words.ts";
import type { Surroundings } from "./letter-case.ts";

/** "Spark Systems", "Institute of Marketing", "Bachelor of Accounting": a name, not a skill. */
export function isProperName(skill: Skill, candidate: Candidate, around: Surroundings): boolean {
  if (beginsName(skill, candidate, around)) return true;
  if (skill.class === "tool") return false;
  return isDepartment(candidate, around) || endsName(candidate, around);
}

/** So many words may stand between a name of the graph and what makes an organisation of it: "Spark Data Systems". */
const REACH_OF_TAIL = 3;

/** "Spark Systems": capitals go on to a word for an organisation. */
function beginsName(skill: Skill, { from, to }: Candidate, { tokens, run }: Surroundings): boolean {
  if (!isCapital(tokens[from], run)) return false;
  for (let index = to; index < to + REACH_OF_TAIL; index += 1) {
    const token = tokens[index];
    if (token === undefined || !(isCapital(token, run) || token.norm === "&")) return false;
    if (ORGANISATION_TAIL.has(token.norm)) return true;
    if (skill.class === "tool" && index === to && isOfPlace(token)) return true;
  }
  return false;
}

/** "Ruby Ward", "Swift Court", "Cisco Live": wards, houses and meetings that bear the name of a tool. */
function isOfPlace({ norm }: Token): boolean {
  return /^(?:ward|wing|terrace|house|hall|court|tower|cup|summit|festival|live|sea|bay|lake|village|town|primary|secondary|community)$/.test(
    norm,
  );
}

/** So many words before a name of the graph may be those of a longer one: "Institute of Chartered Accounting". */
const REACH_OF_HEAD = 5;

/** "Institute of Marketing", "Bachelor of Accounting". */
function endsName({ from }: Candidate, { tokens }: Surroundings): boolean {
  for (let index = from - 2; index >= Math.max(0, from - REACH_OF_HEAD); index -= 1) {
    const token = tokens[index];
    const joint = tokens[index + 1];
    if (token === undefined || (token.symbol && token.norm !== "&" && token.norm !== "'")) return false;
    if (NAME_HEAD.has(token.norm) && joint && /^(?:of|in|for|de|en|s)$/.test(joint.norm)) return true;
  }
  return false;
}

/** "Head of Customer Service, Procurement and Logistics", "the departments of Cardiology and Surgery". */
function isDepartment({ from }: Candidate, { tokens, run }: Surroundings): boolean {
  let at = from;
  const isPart = (token: Token | undefined) =>
    isCapital(token, run) || /^(?:,|and|&)$/.test(token?.norm ?? "");
  while (at > 0 && isCapital(tokens[from], run) && isPart(tokens[at - 1])) at -= 1;
  return (
    tokens[at - 1]?.norm === "of" &&
    /^(?:head|department|division|director|chief)$/.test(tokens[at - 2]?.norm ?? "")
  );
}

function isCapital(token: Token | undefined, run: TextRun): boolean {
  return token !== undefined && /^\p{Lu}/u.test(run.text.slice(token.start, token.start + 2));
}
