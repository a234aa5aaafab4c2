import { DEPARTMENT } from "./departments.ts";
import { cue, ONCE, type Rule } from "./rule.ts";

/** People at work and around it who are not the writer. */
const PERSON =
  "colleague|co-?worker|designer|developer|engineer|programmer|coder|analyst|consultant|manager|owner|landlord|landlady|director|boss|partner|trustee|" +
  "customer|client|guest|patient|resident|passenger|caller|visitor|parent|reader|pupil|tenant|supplier|contractor|subcontractor|accountant|auditor|" +
  "mechanic|electrician|plumber|joiner|welder|carpenter|painter|cleaner|gardener|cook|chef|sommelier|barman|driver|technician|nurse|" +
  "volunteer|apprentice|trainee|intern|neighbou?r|lawyer|solicitor|teacher|trainer|doctor|farmer|tradesman|tradesmen|freelancer|specialist|expert|" +
  "candidate|applicant|lad|guy|chap|woman|man|girl|boy|fellow|guide|supervisor|mentor|tutor|inspector|rival|competitor|caterer|agent|predecessor|successor";

/** Firms, houses and parts of them. */
const FIRM =
  "company|firm|start-?up|agency|shop|store|garage|foundry|mill|brewery|bakery|salon|spa|hotel|restaurant|cafe|bank|paper|school|college|" +
  "charity|clinic|home|estate|plant|site|warehouse|factory|farm|employer|business|building|studio|department|practice|club|chain|group|theatre|museum|" +
  "hospital|church|parish|workshop next door|team next door|bar team|pastry team|canteen|landlord|workshop|lab|laboratory|body shop|rest";

const FAMILY =
  "brother|sister|husband|wife|mother|father|son|daughter|cousin|uncle|aunt|friend|neighbou?r|flatmate|girlfriend|boyfriend|partner";

/** "Our statisticians", "the joiners": whoever is named after what they do; not what works by itself. */
const AGENTS =
  "(?!(?:serv|contain|rout|control|sens|mot|tract|trail|print|comput|scann|pars|dock|clust|us|post|newslett|paramet|numb|ord|fold|fact|manuf|plann|calend|filt|load|head|foot|lay|comp|process)(?:er|or)s)" +
  "\\p{L}{3,}(?:ists|icians|eers|ers|ors)";

/** A passive ("patients were washed") may tell of the writer. */
const BE =
  "(?:is|are|was|were)(?!\\s+\\p{L}+(?:ed|en)\\b|\\s+(?:given|shown|taught|fed|kept|sent|told|cut|read|my|for me|mine)\\b)";

/** Verbs of a finished sentence, as they stand behind their subject. */
const VERB =
  `${BE}|has|have|had|do|does|did|can|could|may|must|will|would|use[sd]?|writes?|wrote|runs?|ran|codes|` +
  "wants?|wanted|asks?|asked|tells?|told|comes?|came|makes?|made|builds?|built|sells?|sold|teach(?:es)?|taught|offers?|offered|keeps?|kept|" +
  "draws?|drew|owns?|owned|knows?|knew|needs?|needed|produces?|produced|provides?|provided|serves?|repairs?|cleans?|handles?|hires?|" +
  "practises?|practices?|advises?|exports?|imports?|rents?|lets?|lies|lie|stands?|sits?|rears?|breeds?|brews?|bakes?|looks? after|takes? care|" +
  "lectures?|studies|study|studied|grows?|prints?|trains?|works?|worked|houses?|housed|sponsors?|designs|develops|maintains|manages|operates|plans|" +
  "watched|watch|loved|love|dances?|danced|paints?|collects?|fix(?:es)?|cooks|drives|insisted|preferred|prefers?|programs|covers";

/** Between a person and the verb: "a lad in Leeds codes", "the foundry next door does". */
const WHERE =
  "(?: (?:next door|opposite|downstairs|upstairs|abroad)| across the \\p{L}+| (?:in|from|of|at|on) (?:the |our )?\\p{L}+(?: \\p{L}+)?)?";
const ADVERB = "(?:also |mostly |still |only |then |now |once |never |always |often )?";
const START = "(?:^|[.;:,]\\s+|\\b(?:and|but|while|where|because|though) )";
const WHOSE = "(?:the|our|my|a|an|his|her|their|other|another|some|most|many|two|three|every|each|one)";
const PERSONS = `(?:${PERSON})s?`;
const WHO = `(?:${PERSON}|${FIRM}|people|person|shop|team|group)s?`;

/** Whose doing an English sentence tells of, where it is not the writer's. */
export const ENGLISH_SUBJECTS: readonly Rule[] = [
  // "The firm sells insurance", "the foundry next door does sand casting"
  {
    cue: cue(
      `${START}(?:the|our|this|a|my|its) (?:\\p{L}+ ){0,2}${ONCE}(?:${FIRM})s?${WHERE} ${ADVERB}${ONCE}(?:${VERB})\\b`,
    ),
    reach: "sentence",
    sparesTools: true,
  },
  // "Our designers use Figma", "a consultant did the forecasts", "customers are in insurance"
  {
    cue: cue(
      `${START}${WHOSE} (?:\\p{L}+ ){0,2}${ONCE}${PERSONS}${WHERE} ${ADVERB}${ONCE}(?:${VERB})\\b`,
      `${START}(?:a|an|my|our|another) (?:\\p{L}+ )?${ONCE}(?:${PERSON})${WHERE} \\p{Ll}{3,}(?:[^s]s|ed)\\b`,
      `(?:^|[.;]\\s+)(?:other )?(?:engineers|designers|developers|customers|clients|guests|patients|residents|callers|visitors|parents|readers|pupils|tenants|suppliers|volunteers|neighbours|brands|passengers|children|owners|product owners|buyers|volunteers|backlog items) ${ADVERB}${ONCE}(?:${VERB})\\b`,
      `(?:^|[.;]\\s+)(?:(?:the|our|some|other|two|three|most) )?(?:${AGENTS}) ${ADVERB}${ONCE}(?:${VERB})\\b`,
      `\\bmy (?:${FAMILY})\\b`,
      "\\ba hobby of mine\\b",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Purchase wanted Oracle, Finance wanted SAP", "Sales and Service have their own engineers"
  {
    cue: cue(
      `${START}${ONCE}(?:${DEPARTMENT}|Purchase|Service)(?:(?:,| and|, and) (?:the )?${ONCE}(?:${DEPARTMENT}|Service|laboratory|lab|workshop)){0,3} ${ONCE}(?:each|sits?|sat|develops?|owns?|makes?|made|wants|wanted|ha[ds]|have|asked|uses|used|needed|ran|does|did|took|decided|insisted)\\b`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "a garage that does welding", "a developer who programmed our portal", "the frontend team writes React"
  {
    cue: cue(
      `\\b(?:${WHO}),? (?:who|which|that) ${ADVERB}(?:\\p{L}+s|did|made|built|sold|taught|wrote|programmed|ran|had|fixed|mended)\\b(?<!\\b(?:team|group) (?:who|which|that) (?:built|wrote|ran|made|had))`,
      "\\bthe (?:\\p{L}+ ){1,3}team (?:uses|writes|runs|owns|does)\\b",
      "\\b(?:the|some|our) (?:data|frontend|backend|software|mobile|test) (?:engineers|developers|people|scientists|team) (?:run|use|write|own)\\b",
      "\\b(?:written|built|made|done|kept|coded|drawn|run|looked after|dosed|serviced|mended|drafted|maintained|tended|edited|designed|painted) by (?!me\\b|us\\b|hand\\b|my team)(?:a |an |the |two |three |another |others\\b|someone|somebody|my )",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "The paperwork of conveyancing lies with the solicitors", "Kubernetes is a closed book to me"
  {
    cue: cue(
      "\\b(?:(?:was|were|is|are) )?(?:left to|out of my hands|done by (?:others|another|a contractor|the)|outsourced to)\\b",
      "\\b(?:lies|lay|rests|stays|belongs?|belonged|is up) (?:to|with) (?:the|others|another|my|our|a|colleagues|them)\\b",
      "\\b(?:is|are|was|were) (?:bought in|contracted out|outsourced|with (?:a|an|the|another|some) (?:contract|partner|external|other|outside))\\b",
      "\\b(?:went|goes|go) to (?:another|an outside|a partner|an external)\\b",
      "\\b(?:was|were) (?:dropped|retired|switched off|abandoned|scrapped|gone|done|over) (?:the|a|before|when|in the)\\b",
      "\\b(?:is|are) (?:a closed book|planned for|booked for|others['’] business|not my|none of my|nothing i)\\b",
      "\\bwhich (?:was|is|were|are) (?:others['’]|not my|somebody else)",
      "\\b(?:have|has) (?:its|their) own (?:staff|people|engineers)\\b",
      "\\b(?:comes?|came) (?:from|with) (?:a|an|the) (?:freelancer|supplier|agency|contractor|consultant)\\b",
      "\\brun by others\\b",
    ),
    reach: "before",
    sparesTools: false,
  },
];
