import { AGENTS, FAMILY, FIRM, PERSON } from "../people.data.ts";
import { cue, ONCE, type Rule, unlessAfter } from "../rule.ts";

const BE = "(?:is|are|was|were)";
const START = "(?:^|[.;]\\s+|,\\s+(?:and |but |while )?|\\b(?:and|but|while) )";
/** Work of the writer's own, and what is said of a paper or a thing that others get. */
const OF_THE_WRITER =
  "\\b(?:i|my|we|our team|reports?|returns?|results?|samples?|invoices?|orders?|emails?)\\b[^.;]{0,40}";
const WHO = `(?:[\\p{L}]+ ){0,2}${ONCE}(?:${AGENTS}|(?:${PERSON}|${FAMILY}|squad|crew|team|department)s?)`;
/** Verbs of houses and of those beside the writer, whatever their object: "the firm makes", "next door sold". */
const HOUSE_DOES =
  "(?:makes?|made|sells?|sold|runs|ran|holds?|held|hosts?|hosted|puts? on|offers?|offered|teaches|taught|grows?|grew|bakes|brews|specialis(?:es?|ed) in|specializ(?:es?|ed) in|deals? in|dealt in|trades? in|traded in|rents? out|rented|leases?|leased|imports?|imported|exports?|exported|buil(?:ds|t)|prints?|printed|restored?s?|gives?|gave|stages?|staged|lets? rooms|houses|housed|stocks|stocked|supplies|supplied)";

/**
 * Sentences that say of a work what becomes of it, where and whose it is: "brewing was up to the owner's brother",
 * "embroidery is sent to India". Who tells of work of one's own has no subject for it.
 */
export const ENGLISH_STATEMENTS: readonly Rule[] = [
  // "Bricklaying and lifts are by subcontractors", "CAD was for the engineers only", "brewing was up to the owner's brother"
  {
    cue: cue(
      unlessAfter(
        OF_THE_WRITER,
        `\\b${BE} (?:all |only |mostly |left |best left |kept |reserved )?(?:by|for|up to|down to|with|through) (?:the |an? |our |another |other |outside |his |her |their |local )?${WHO}(?:['’]s? \\p{L}+)?(?: only| alone| upstairs| next door)?(?=[.,;]|$)`,
      ),
      unlessAfter(
        OF_THE_WRITER,
        `\\b${BE} (?:up|down) to (?!me\\b|us\\b|date\\b|standard\\b|scratch\\b|\\d)`,
      ),
      // "Sound design was a studio's"
      `\\b${BE} (?:an? |the |our )?(?:\\p{L}+ ){0,2}\\p{L}+['’]s(?=[.,;]|$)|\\b${BE} (?:the |our )?(?:\\p{L}+ )?\\p{L}+s['’](?=[.,;]|$)`,
      // "Yoga is in the studio next door", "glass is on the top floor"
      `\\b${BE} (?:in|on|at) (?:the|an?|our) (?:\\p{L}+ ){1,3}?(?:next door|upstairs|downstairs|opposite|above|below|(?:top|first|second|third|other|upper|lower) floor)\\b`,
      // "Galvanising goes to Hull"
      unlessAfter(
        OF_THE_WRITER,
        "\\b(?:goes|went) to (?!print|press|tender|production|site|customers?|clients?|court|market|trial|plan|waste|school|university|college|me\\b|us\\b|the|an?\\b)\\p{L}+(?=[.,;]| and )",
      ),
      `\\b${BE} on the (?:top|first|second|third|other|upper|lower|ground|next) floor\\b`,
      "\\b(?:ran|runs|is|was|sits|sat) in (?:block|wing|unit|hall|building|room) \\p{L}+",
      "\\b(?:takes|took|take) place (?:in|at|on|next door|elsewhere|abroad|off)\\b",
      unlessAfter(
        OF_THE_WRITER,
        `\\b${BE} (?:sent|shipped|flown|outsourced|posted) (?:off |out )?to (?!me\\b|us\\b|customers?\\b|clients?\\b|patients?\\b|guests?\\b|the (?:client|customer|board|bank|lab|owner|manager))\\p{L}+(?: \\p{L}+)?(?=[.,;]|$)`,
      ),
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Decorating is pad printing at a supplier"
  {
    cue: cue(
      `\\b${BE} (?:[^.;,]{2,50} )?(?:at|by|from) (?:an?|another|our|the|its) (?:\\p{L}+ )?(?:supplier|subcontractor|contractor|sister (?:firm|company|plant|site)|agency|bureau|outside firm|print shop|third party)s?(?=[.,;]|$)`,
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "Physiotherapy is on the second floor, radiology on the third", "next to us a salon did waxing"
  {
    cue: cue(
      `\\b${BE} on the (?:top|first|second|third|other|upper|lower|ground|next) floor,? (?:and )?(?=[^.;]{2,40} on the )`,
      "(?:^|[.;]\\s+)(?:next to|beside|opposite|above|below|behind) (?:us|me)\\b,? (?=(?:an?|the|some|two|three|another)\\b)",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Piling was carried out by Keller"
  {
    cue: cue(
      `\\b${BE} (?:carried out|undertaken|executed|subcontracted) by (?!means\\b|hand\\b|me\\b|us\\b|my\\b|myself\\b)`,
    ),
    reach: "before",
    sparesTools: true,
  },
  // "Insulation and cladding crews use our lifts", "hygienists scaled and whitened teeth"
  {
    cue: cue(
      `(?:^|[.;]\\s+)(?:the |our )?\\p{L}+(?: and \\p{L}+)? (?:crews|gangs|squads|firms|trades) (?:use|work|follow|come|need|share|do|did|used|worked|followed|came)\\b`,
      `(?:^|[.;]\\s+)${ONCE}${AGENTS} \\p{L}{3,}ed and \\p{L}{3,}ed (?=\\p{L})`,
    ),
    reach: "clause",
    sparesTools: false,
  },
  // "Kessler's son did the surveying", "the house runs pottery weekends", "next door sold luggage", "the ward specialised in cardiology"
  {
    cue: cue(
      "(?:;|,(?: and| but| while)?) (?:he|she|they) (?=\\p{L})",
      `${START}\\p{L}+['’]s (?:\\p{L}+ )?${ONCE}(?:${FAMILY}|${PERSON}) \\p{L}+`,
      `${START}(?:the|our|its|his|her) (?:\\p{L}+ )?${ONCE}(?:${FIRM}|house|hall|ward|council|store|museum|market|depot|yard|centre|center|station|bureau|office|union|branch|cathedral|abbey|castle|gallery|academy|gym|pool|pub|inn|lodge) (?:also |mainly |mostly |only |even )?${HOUSE_DOES} `,
      `${START}(?:next door|upstairs|downstairs|across the (?:road|street|yard))(?: (?:they|people|some)| someone| somebody)? (?:\\p{L}+ed|${HOUSE_DOES}) `,
      `${START}(?:the|our) (?:\\p{L}+ ){1,2}(?:team|squad|crew|people|side|department|desk) (?:ships?|shipped|owns?|owned|maintains?|look(?:s|ed)? after|does|did|hangs?|hung|sews?|sewed|picks?|picked|bakes?|baked) `,
    ),
    reach: "sentence",
    sparesTools: false,
  },
];
