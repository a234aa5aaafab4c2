import type { CvRead, WholeCv } from "../names/cv-read.ts";
import type { Hit } from "../names/read-run.ts";
import { isWithin, type TextRange } from "../text/negation.ts";
import { SECTIONS_OF_WORK } from "../text/sections-of-work.ts";
import { isKeyword } from "../text/sorted-lists.ts";
import { besideToolsInLists } from "./beside-tools-in-lists.ts";
import { foreignActivities } from "./foreign-activities.ts";
import { fragmentPieces } from "./fragments.ts";
import { tradePieces } from "./trade-pieces.ts";
import { unknownActivities } from "./unknown-activities.ts";
import { coversItem, type UnknownSkill, unknownSkill } from "./unknown-items.ts";
import { unknownTools } from "./unknown-tools.ts";

/** Items of a list of skills of which no name says what they are. */
export function unknownItems(read: CvRead): readonly TextRange[] {
  const { run, others } = read;
  if (run.group.section !== "skills") return [];
  return run.items.filter((item) => !coversItem(item, read) && !isWithin(others.all, item.start));
}

/** What the stretch shows besides the names of the graph; `items` are its unknown ones, `shown` its names that count. */
export function unknownSkills(
  read: CvRead,
  { items, shown }: { readonly items: readonly TextRange[]; readonly shown: readonly Hit[] },
  cv: WholeCv,
): readonly UnknownSkill[] {
  const { run } = read;
  const isDoubtful = run.group.guessed !== undefined && cv.doubtful.has(run.group.guessed);
  const beside = run.group.section === "skills" && !isDoubtful ? besideToolsInLists(read) : [];
  return [...(isDoubtful ? [] : items), ...beside, ...unknownInWork(read, shown, cv)].flatMap((place) => {
    const skill = unknownSkill(place, read);
    return skill === null || (run.generated && !isKeyword(skill.evidence.quote)) ? [] : skill;
  });
}

function unknownInWork(read: CvRead, shown: readonly Hit[], cv: WholeCv): TextRange[] {
  const { own, isForeign, isRareTrade } = cv;
  const { run, others } = read;
  if (!SECTIONS_OF_WORK.has(run.group.section)) return [];
  // Whoever lists skills has named what matters.
  const activities =
    own === null
      ? [...unknownActivities(read), ...(isForeign ? foreignActivities(read) : fragmentPieces(read, cv))]
      : [];
  const ofTrade = isRareTrade ? tradePieces(read, isForeign) : [];
  const tools = unknownTools(read, shown).filter(({ start }) => !isWithin(others.ofTools, start));
  return [...activities, ...ofTrade, ...tools].filter(
    ({ start }) => !isWithin(others.all, start) && !isWithin(others.butTools, start),
  );
}
