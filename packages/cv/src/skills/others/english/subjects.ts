import { DEPARTMENT } from "../departments.ts";
import {
  DONE_TO_IT,
  FAMILY,
  FIRM,
  NOT_OF_THE_JOB,
  PERSON,
  PRESENT,
  PRESENT_OR_NOUN,
  VERBS,
} from "../people.data.ts";
import { cue, ONCE, type Rule, unlessAfter } from "../rule.ts";

/** A passive ("patients were washed") may tell of the writer. */
const BE = `(?:is|are|was|were)(?!\\s+\\p{L}+(?:ed|en)\\b|\\s+(?:my|for me|mine|${DONE_TO_IT})\\b)`;

const VERB = `${BE}|${VERBS}`;

/** Between a person and the verb: "a lad in Leeds codes", "the foundry next door does". */
const WHERE =
  "(?: (?:here|next door|next to (?:me|us|mine)|opposite|downstairs|upstairs|abroad)| across the \\p{L}+| (?:in|from|of|at|on) (?:the |our )?\\p{L}+(?: \\p{L}+)?)?";
const ADVERB = "(?:also |mostly |still |only |then |now |once |never |always |often )?";
const START = "(?:^|[.;:,]\\s+|\\b(?:and|but|while|where|because|though) )";
const WHOSE = "(?:the|our|my|a|an|his|her|their|other|another|some|most|many|two|three|every|each|one)";
const PERSONS = `(?:${PERSON})s?`;
const WHO = `(?:${PERSON}|${FIRM}|people|person|shop|team|group)s?`;

/** What stands behind a plural: "sales reports for", "quality checks done weekly". */
const NO_OBJECT =
  "(?!(?:by|for|in|on|at|to|with|from|and|or|as|of|per|each|every|all|is|are|was|were|have|has|had|will|during|through|across|after|before|under|within|until|when|while|about|against|using|via|including|that|which|who|two|three|four|five|six|twice|once|into|over|up|out|due|done|made|kept|sent|run|held|drawn|written|built|set|put|taken|given|paid|sold|\\p{L}+ed|\\p{L}+ing|\\p{L}+ly)\\b)";

/** "Training needs analysis", "Warehouse Operations Supervisor". */
const NO_PLURAL =
  "(?!(?:needs|systems|services|accounts|projects|programs|products|affairs|resources|events|claims|standards|insights|\\p{L}+(?:tions|sions|ics|ments|ties|ings))\\b)";

/** Whatever it is that does something by itself: "the park", "his welding". */
const WHAT = `(?:the|an?|our|his|her|their|someone['’]s|somebody['’]s) ${NOT_OF_THE_JOB}(?:\\p{L}+ ){1,3}?`;

/** Whose doing an English sentence tells of, where it is not the writer's. */
export const ENGLISH_SUBJECTS: readonly Rule[] = [
  // "The firm sells insurance", "the foundry next door does sand casting"
  {
    cue: cue(
      `${START}(?:the|our|this|a|my|its) (?:\\p{L}+ ){0,2}${ONCE}(?:${FIRM})s?${WHERE} ${ADVERB}${ONCE}(?:${VERB})\\b`,
      `${START}${WHAT}${ADVERB}${ONCE}(?:${PRESENT})\\b`,
      `(?:^|[.;]\\s+)${WHAT}${ADVERB}${ONCE}(?:${PRESENT_OR_NOUN})(?= \\p{L})`,
    ),
    reach: "sentence",
    sparesTools: true,
  },
  // "Our designers use Figma", "a consultant did the forecasts", "customers are in insurance"
  {
    cue: cue(
      `${START}${WHOSE} (?:[\\p{L}'’]+ ){0,2}${ONCE}${PERSONS}${WHERE} ${ADVERB}${ONCE}(?:${VERB}|(?:mixed|drew|edited|coded|filmed|played|recorded|cut|shot)(?= (?:on|in|with) ))\\b`,
      `(?:^|[.;]\\s+)the (?:\\p{L}+ )?${ONCE}(?:${PERSON}|${FIRM}|office|board|vendor|carrier|planner) \\p{L}{2,}[^s']s (?:the|an?|our|my|all|\\p{L}+s) `,
      // "Learned welding from my uncle", "with my brother I run the farm": the writer does it, too.
      unlessAfter("\\b(?:from|with|for|under) ", `\\bmy (?:${FAMILY})\\b`),
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Finance wanted SAP", "Sales and Service have their own engineers", "Support answers fans"; not "Quality checks on arrival"
  {
    cue: cue(
      `${START}(?:the )?${ONCE}(?:${DEPARTMENT}|Purchase|Service|Quality Assurance|Back Office|Head Office|Field Service|Radiology|Cardiology|Pathology|Microbiology|Physiotherapy|Dietetics|Theatre|Catering|Laundry|Transport|Stores)(?:(?:,| and|, and) (?:the )?${ONCE}(?:${DEPARTMENT}|Service|laboratory|lab|workshop)){0,3} ${ONCE}(?:(?:each|sits?|sat|lives? (?:in|on)|codes|reads|develops?|owns?|makes?|made|wants|wanted|ha[ds]|have|asked|uses|used|needed|ran|runs|writes|keeps|pays|buys|books in|works? (?:in|with|on)|worked|looks? after|does|did|took|decide[sd]?|insisted|handle[sd]?|manages|maintains|prepares|reconciles|deals?|dealt|deploys|approves|posts|mails|negotiates|teaches|covers|collects|checks the|signs|sends|sent|gets?|got|bought|sells|sold|invoices the|issues the|provides|provided|serves|produces)\\b|${NO_PLURAL}\\p{L}{2,}[^s'’]s ${NO_OBJECT}(?=\\p{L}))`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "a garage that does welding", "a developer who programmed our portal", "the frontend team writes React"
  {
    cue: cue(
      `\\b(?=(?:${WHO}),? (?:who|which|that) )(?<!^|\\b(?:i am|i['’]m|i was|as) (?:an? |the )?(?:\\p{L}+ )?)(?:${WHO}),? (?:who|which|that) ${ADVERB}(?:\\p{L}+s|did|made|built|sold|taught|wrote|programmed|ran|had|fixed|mended)\\b(?<!\\b(?:team|group) (?:who|which|that) (?:built|wrote|ran|made|had))`,
      "\\bthe (?:\\p{L}+ ){1,3}team (?:uses|writes|runs|owns|does)\\b",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "The paperwork of conveyancing lies with the solicitors", "Kubernetes is a closed book to me"
  {
    cue: cue(
      "\\b(?:(?:was|were|is|are) )?(?:left to|out of my hands|done by (?:others|another|a contractor|the)|outsourced to)\\b",
      "\\b(?:is|are|was|were) (?:bought in|contracted out|outsourced|with (?:a|an|the|another|some) (?:contract|partner|external|other|outside))\\b",
      "\\b(?:went|goes|go) to (?:another|an outside|a partner|an external)\\b",
      "\\b(?:was|were) (?:dropped|retired|switched off|abandoned|scrapped|gone|done|over) (?:the|a|before|when|in the)\\b",
      "\\b(?:is|are) (?:a closed book|planned for|booked for|others['’] business|not my|none of my|nothing i)\\b",
    ),
    reach: "before",
    sparesTools: false,
  },
];
