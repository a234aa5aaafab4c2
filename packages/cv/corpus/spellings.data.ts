import { BUSINESS_SPELLINGS } from "./spellings/business.data.ts";
import { CARE_SPELLINGS } from "./spellings/care.data.ts";
import { SOFT_SKILL_SPELLINGS } from "./spellings/soft.data.ts";
import { SOFTWARE_SPELLINGS } from "./spellings/software.data.ts";
import { TRADE_SPELLINGS } from "./spellings/trades.data.ts";

/**
 * One skill per line, its usual spellings and synonyms apart with ` | `. Accepted all over the corpus, so
 * that a person's file need only name the skill. Written from common usage, not from the engine's graph:
 * a graph cannot vouch for itself. British and American spelling and plurals need no line of their own.
 */
export const SAME_SKILL: readonly string[] = [
  ...SOFTWARE_SPELLINGS,
  ...BUSINESS_SPELLINGS,
  ...CARE_SPELLINGS,
  ...TRADE_SPELLINGS,
  ...SOFT_SKILL_SPELLINGS,
];
