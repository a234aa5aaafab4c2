import type { OwnRule } from "../own-work.ts";
import { FAMILY, FIRM, PERSON } from "../people.data.ts";
import { cue, ONCE } from "../rule.ts";
import { verbForm } from "./grammar/verbs.ts";
import { IS_FOLK, IS_PERSON } from "./grammar/whose-subject.ts";
import { FIELD_NOUN } from "./grammar/words.data.ts";

const START = "(?:^|[.;:]\\s+|,\\s+(?:and |but )?|\\b(?:and|but|when|while|where|because|so) )";
/** "My boss", "my day": not the writer's work. */
const MY = `my (?!(?:[\\p{L}-]+ )?(?:${PERSON}|${FAMILY}|${FIRM}|time|days?|departure|arrival|absence|boss|team lead)s?\\b)`;
/** A word of what is the writer's: "my Looker dashboard", and not "in Tableau" behind "my tables". */
const NOUN =
  "(?!(?:in|on|at|for|with|to|from|of|by|and|or|as|is|are|was|were|who|which|that|into|behind|under|over|like|through|via|about|own)\\b)[\\p{L}\\d+#&/-]+";
/** Whom the writer teaches works in what the writer knows. */
const LEARNERS = "(?:pupils|students|trainees|apprentices|learners|class|classes|juniors|interns)";
/** Those for whom the writer works. */
const SERVED =
  "(?:clients|customers|guests|owners|suppliers|managers|parents|readers|brides|couples|the (?:board|council|bank|client|customer|management)|management)";
/** What makes a thing the writer's, or keeps it so. */
const MAKES =
  "(?:maintain|keep|kept|built|build|wrote|write|run|ran|made|make|design|calibrate|own|manage|look after|set up|develop|drew|draw|create|administer|score|sort|program|configure|tune|automate|lead|led|introduce|clean|update|refresh|fill|feed|monitor|analyse|model|prepare|do|did|teach|taught|plan|draft|compile|edit|install|repair|translate|test|put together|hold|held|started|founded|organise|organize|coordinate)(?:e?d)?\\b";

/** What is done with a thing by whoever has it in hand. */
const OWN_DEED =
  "(?:maintain|keep|built|build|wrote|write|run|administer|update|close|reconcile|prepare|post|fill in|patch|configure|set up|look after|manage|repair|edit|clean|service)(?:s|ed)?";

/** Sentences with a subject of their own that lead back to the writer: who trusts them, gets their work or leaves it to them. */
export const ENGLISH_OWN_WORK: readonly OwnRule[] = [
  // "Drips are set up by me", "are refreshed by my jobs", "suppliers get drawings from me", "returns leave my desk"
  {
    cue: cue(
      `\\b(?:is|are|was|were|been) [^.;,]{2,60} (?:by|from) (?:me(?=[ .,;]|$)|myself\\b|${MY})`,
      `\\b(?:gets?|got|receives?|received|takes?|took|reads?|has|have|had|draws?|drew|buys?|bought|learn|learns|learned|learnt|orders?) (?:[^.;,]{2,60} )?from (?:me(?=[ .,;]|$)|${MY})`,
      "\\b(?:go(?:es)?|went|leaves?|left|comes?|came|pass(?:es|ed)?|ran|runs?) (?:out |in )?(?:from |off |over |across |through |past )?my (?:desk|hands?|bench|table|kitchen|workshop|van)\\b",
      `\\b(?:gets?|got|receives?|received|reads?|see|sees|saw|liked?|use|uses) ${MY}`,
    ),
  },
  // "Doctors rely on me for cannulation", "brides book me for make-up", "guests come back for my pastry"
  {
    cue: cue(
      "\\b(?:rel(?:y|ies|ied)|counts?|counted|depends?|depended|calls?|called) on me\\b",
      "\\b(?:trust|trusts|trusted|book|books|booked|hires?|hired|wants?|wanted|chose|choose|pick|picked|need|needed) me (?:for|with|to do|because|as)\\b",
      "\\b(?:comes?|came|turns?|turned|return|returned|goes|go|went) (?:back )?to me (?:for|with|about|when|if|whenever)\\b",
      `\\b(?:because of|thanks to|(?:come|came|back|return|returned|ask|asked) for|improved by|saved by|owing to|due to) ${MY}`,
    ),
  },
  // "The manager left me in charge of cash handling", "the yard gave me the pipe welding", "complaints fell to me"
  {
    cue: cue(
      "\\b(?:left|leaves?|puts?|placed) me (?:alone )?(?:in charge of|over|with|to (?:do|run))\\b",
      "\\b(?:entrusts?|entrusted|trusts?|trusted|tasks?|tasked|charged) me with\\b",
      "\\b(?:gave|gives?|handed|passed|left|assigned) me (?:the|all the|all|full) (?!(?:[\\p{L}-]+ ){1,3}(?:files?|lists?|books?|keys?|licen[cs]es?|manuals?|passwords?|photos?|pictures?|exports?|figures|data|sheets?)\\b)",
      "\\b(?:lets?|had|has|made|makes|asked|asks) me (?:to )?(?:take over|run|do|plan|lead|write|build|set up|design|manage|organi[sz]e|train|teach|weld|drive)\\b",
      "\\b(?:falls?|fell|passed|passes|went|goes) to me\\b",
      "\\b(?:became|become|becomes|is|are|was|were|remains?|remained) (?:all |also |both |soon |then )?(?:mine(?=[ .,;]|$)|my (?:job|jobs|work|tasks?|part|duty|duties|responsibility|own)\\b)",
    ),
  },
  // "The board reads its figures from a model that I maintain"
  {
    cue: cue(
      `(?:, |\\b)(?:that|which|where|whom|what) (?:i|we) (?:also |still |now |then |alone )?${ONCE}${MAKES}`,
      "\\b(?:technolog(?:y|ies)|tools?|stack|languages|frameworks?|libraries) (?:that )?(?:i|we) (?:mainly |mostly |also )?(?:use|used|work with|worked with)\\b",
    ),
  },
  // "The director opens my Looker dashboard", "inspectors found no fault in my welding"
  {
    cue: cue(
      `(?<=[\\p{L}\\d] )my (?!(?:[\\p{L}\\d+#.&-]+ ){0,2}(?:${PERSON}|${FAMILY}|boss|team lead)s?\\b|(?:time|days?|departure|arrival|absence)\\b|(?:${FIRM})s?\\b(?! \\p{L}+(?:ing|tion|ment)s?\\b))${NOUN}(?: ${NOUN}){0,2}`,
    ),
    reach: "itself",
  },
  // "The ledgers are in Xero and I close them monthly"
  {
    cue: cue(
      `(?:[;,]| and|, and) (?:i|we) (?:also |still |now |then |all )?${ONCE}${OWN_DEED} (?:it|them)\\b`,
    ),
  },
  // "The works council and I drew up the plan"
  {
    cue: cue(
      `${START}(?:(?:my|the|an?|another) (?:[\\p{L}-]+ )?[\\p{L}-]+(?<!s)|(?:two|three|four|other|some) (?:[\\p{L}-]+ )?[\\p{L}-]+s) and i (?=\\p{L})`,
    ),
  },
  // "My fault finding saved the hotel a boiler", "my pupils write their programs in Scratch"
  {
    cue: cue(
      `${START}my (?:[\\p{L}-]+ ){0,2}[\\p{L}-]{2,}(?:ing|ment|tion|graphy|ology|ics)s? (?!is\\b|are\\b|was\\b|were\\b|by\\b|from\\b)(?=\\p{L})`,
      `${START}my ${LEARNERS} (?:write|wrote|program|programmed|build|built|draw|drew|code|coded|design|designed|make|made|learn|learned|learnt|use|used|play|played)\\b`,
    ),
  },
  // "Shadowed the accountant, then did the returns alone", "learned it from an uncle and do TIG since"
  {
    cue: cue(
      "(?:, (?:and )?|\\band )(?:then|now|later|afterwards|since then|meanwhile),? (?:i |we )?(?!watch|saw\\b|left\\b|dropp|abandon|gave\\b|replaced|sold|never|not\\b|stopp|declin|reject|refus|quit|retired|scrapp)(?:did|do|does|run|ran|take|took|wrote|write|made|make|built|build|[\\p{L}]{3,}ed)(?= [\\p{L}\\d])",
      "\\band (?:do|did|have done|practise|run|make|use) (?=[^.;,]{2,60} (?:since|myself|by myself|on my own)(?=[.,;]|$))",
    ),
    reach: "rest",
  },
  // "Insulin injections after the nurse had taught me, meal preparation": with the comma the writer's own work goes on
  {
    cue: cue(
      "\\b(?:before|after|once|since|until|as) [^.;,]{2,40} (?:taught|trained|coached|instructed|shown|showed) me(?=,)",
    ),
    reach: "rest",
  },
  // "Students code in Python; I teach it to beginners"
  {
    cue: cue(
      `(?:^|[.;:]\\s+)(?:(?:my|the|our) )?${LEARNERS} [^.;,]{3,60}(?=[;,] i (?:also |still )?(?:teach|taught|show|showed|train|trained|introduced?) (?:it|this|that)\\b)`,
    ),
    reach: "itself",
  },
  // "Clients get their drafts as Figma prototypes"
  {
    cue: cue(
      `(?:^|[.;:]\\s+)${SERVED} (?:gets?|got|receives?|received|are sent|were sent) (?=[^.;,]{2,50} (?:as|in|by|through|via|with) )`,
    ),
    toolsOnly: true,
  },
];

/** "Orders come in by Shopify", "newsletters go out from Mailchimp", "screens begin in Figma". */
const ROUTE =
  /(?:^|[.;:]\s+|,\s+(?:and )?)((?:(?:[Tt]he|[Oo]ur|[Aa]ll|[Nn]ew|[Ee]ach|[Ee]very|[Mm]ost) )?(?:[A-Za-z][\w'’-]* ){0,3}?)([A-Za-z][a-z-]+) (?:(?:is|are|was|were) )?(?:goes|go|went|comes?|came|runs?|ran|pass(?:es|ed)?|flow(?:s|ed)?|lands?|landed|lives?|lived|sits?|sat|begins?|began|starts?|started|ends?|ended|leaves?|left|arrives?|arrived|moves?|moved|rolls?|rolled|ships?|shipped) (?:in |out |over |up |live |back |straight |first |daily |weekly |nightly )?(?:through|via|by|in|on|to|into|over|with|off|(?<=out )from) (?:an? |the |our )?(?=[A-Z]|[a-z]+[A-Z])/g;
const IS_HOUSE = new RegExp(
  `^(?:${FIRM}|${FAMILY}|team|office|side|house|boss|owner|people|staff|folk|crew|squad|force|kitchen|desk|unit|division|ward|who|which|that)s?$`,
  "i",
);
/** What comes from a place or goes to one: people and goods on their way. */
const TRAVELS =
  /^(?:trucks?|lorries|ships?|boats?|trains?|buses|parcels?|pallets?|boxes|castings|fish|fruit|vegetables|animals|cattle|horses|cars|vans|materials?|timber|stone|steel|glass)$/;

/** Who looks after the tool behind it: "by a trainee", ", which a trainee looks after". */
const BY_OTHERS = /^[^.;]*(?: by|, which|, and) (?:an?|the|our|another|their) (?!team)/;

/** Where a text tells of a thing on its way through a named tool: the writer's work runs on it. */
export function routesThroughTools(text: string): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(ROUTE)].flatMap((match) => {
    const [whole, before = "", head = ""] = match;
    const norm = head.toLowerCase();
    if (IS_FOLK.test(norm) || IS_PERSON.test(norm) || IS_HOUSE.test(norm) || TRAVELS.test(norm)) return [];
    if ([...before.split(" "), norm].some((word) => isVerb(word.toLowerCase()))) return [];
    // "The parent company in Leeds runs on NetSuite": the place is not what runs.
    if (before !== "" && /^[A-Z]/.test(head)) return [];
    if (FIELD_NOUN.test(norm) || /\b(?:and|of|from|who|his|her|their)\b|['’]/i.test(before)) return [];
    if (BY_OTHERS.test(text.slice(match.index + whole.length))) return [];
    return [{ start: match.index, end: match.index + whole.length }];
  });
}

/** "Drew" is no part of a subject, "flows" may be. */
function isVerb(word: string): boolean {
  const form = verbForm(word);
  return form !== undefined && form.isNoun !== true;
}
