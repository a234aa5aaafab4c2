import { AGENTS, FAMILY, PERSON } from "../people.data.ts";
import { cue, ONCE, type Rule, unlessAfter } from "../rule.ts";

const START =
  "(?:^|[.;:]\\s+|,\\s+(?:and |but |while )?|\\b(?:and|but|while|where|whereas|because|though|what) )";
const WHOSE =
  "(?:the|our|my|a|an|his|her|their|another|some|most|other|two|three|four|several|one|every|each)";

/** Roles that `PERSON` has not, since "lead" and "admin" are other words too. */
const ROLE =
  "(?:team|tech|technical|shift|line|section|project|group|creative|art) (?:lead|leader|head|manager)|(?:network |system |systems |database )?(?:admin|administrator)|" +
  "copywriter|writer|printer|illustrator|florist|witness|chairman|chairwoman|chair|headmaster|recruiter|planner|buyer|vendor|web ?master|plumber|roofer|scientist|tax office|ministry|regulator|embassy|head office|handym[ae]n|lady|cfo|ceo|cto|coo|kitchen|radiology|laboratory";

/** Done by whoever stands before it; `NO_OBJECT` sorts out what was done to them. */
const DID =
  "(?:used?(?! to\\b)|uses|ran|wrote|made|built|had|did|drew|chose|knows?|knew|kept|took|taught(?! me\\b)|met|left|fixes|fixed|codes|handles|designs|models|programs|draws|writes|runs|builds|makes|does|has|looks? after|wants?|prefers?|insists? on|swears by|works? (?:in|with|on)|asks?|asked|painted|plumbed|mended)\\b";

/** What says that it was done to them, or that it is an adjective: "the developers managed in Jira". */
const NO_OBJECT =
  "(?!(?:by|for|in|on|at|to|from|with|and|or|as|of|per|each|every|during|through|across|after|before|under|within|using|via|until|when|while|about|against|daily|weekly|monthly|\\p{L}+ly)\\b)";
/** "Praised", and what tells of somebody's trade: "engineer turned analyst". */
const FINISHED = `(?:${DID}|(?!(?:need|feed|speed)\\b|turned|experienced|certified|registered|qualified|trained|skilled|licen[cs]ed|chartered|employed|accredited|seasoned|speciali[sz]ed|prais|thank|commend|trust|valu|appreciat|lik|nam|rat|recommend)\\p{L}{3,}ed (?:out |up |off |over )?${NO_OBJECT}(?=[\\p{L}\\d]))`;

/** "The developer before me", "the designer upstairs". */
const WHICH =
  "(?: (?:before|after|beside|opposite|next to|above|below|with) (?:me|us)| upstairs| downstairs| next door| abroad| there| (?:at|in|of|from) (?:the |our )?\\p{L}+)?";
const OFTEN = "(?:also |mostly |still |only |then |now |already |never |always |often |had |has |have )?";

/** Single roles that no title of a list is: "Chef made sushi", "Surveyor used a total station". */
const BARE =
  "(?:chef|cook|baker|butcher|sommelier|barista|surveyor|architect|designer|developer|engineer|plumber|electrician|roofer|mason|carpenter|painter|tiler|welder|mechanic|photographer|copywriter|florist|accountant|auditor|physiotherapist|pharmacist|radiographer|surgeon|vet|product owner|consultant|contractor|subcontractor|supplier|boss|owner|agency|baristas|roofers|designers)";

/** Who else made a thing: of what they made, the writer may know nothing. */
const OTHERS_MADE =
  "(?:others|other (?:people|teams)|another team|somebody else|someone else|(?:former|previous|earlier) colleagues) (?:also |mostly |still )?(?:had |have |has )?(?:write|writes|wrote|written|code|coded|codes|build|builds|built|make|makes|made|design|designed|draw|drew|drawn|maintain|maintained|program|programmed|develop|developed|develops)\\b";

/** Those whom the writer taught or checked: what they do, the writer knows. */
const LEARNERS = "(?!(?:juniors?|trainees?|interns?|students?|pupils?|apprentices?|teams?|learners?)\\b)";
const KIN = `(?!(?:partner|friend|neighbou?r|flatmate)\\b)(?:${FAMILY})(?! (?:compan|firm|site|ship|hotel|school|concern|card|board))`;

/** Somebody else in the role of the subject, with whatever they work in: tools are theirs, too. */
export const ENGLISH_DOERS: readonly Rule[] = [
  // "My team lead wrote the backend in Scala", "the developer before me left it in Perl", "what a contractor had built"
  {
    cue: cue(
      `${START}(?:${WHOSE} (?:\\p{L}+ ){0,2}${ONCE}(?:(?:${PERSON}|${ROLE}|web agency|agency)s?${WHICH} ${OFTEN}${FINISHED}|(?:${PERSON}|team|vendor|supplier)s${WHICH} (?:also |mostly |still )?(?:code|design|draw|model|program|sketch|script|use|write|work in)\\b)|an? (?:\\p{L}+ )?\\p{L}{3,}(?:er|or|ist|ician|eer|man|woman) ${OFTEN}${DID} (?!(?:in|by|for|on|with|to|as|at|from)\\b))`,
      `(?:^|[.;]\\s+|,\\s+|\\band )${ONCE}${BARE} ${OFTEN}${FINISHED}`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "The mobile team used Kotlin", "MEP team handles chillers"
  {
    cue: cue(
      `(?:^|[.;]\\s+|,\\s+)the \\p{L}+ (?:team|people|department|guys) ${OFTEN}${ONCE}(?:used?|uses|ran|runs|wrote|writes|had|has|did|does|handles?|handled|codes?|coded|works? in|worked in|chose|draws?|models?)\\b(?! (?:me|us)\\b)`,
      "(?:^|[.;]\\s+)(?!(?:my|our)\\b)\\p{L}+ (?:team|department|people) (?:uses|handles|runs|writes|does|looks after|takes care of|used|handled|ran|wrote|did|looked after) ",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "Tested apps that others write in Swift"
  {
    cue: cue(`\\b(?:that|which) ${OTHERS_MADE} (?:in|with) `),
    reach: "names",
    sparesTools: false,
  },
  // "Retired a Python monolith that others had written"
  {
    cue: cue(
      `\\b(?:an?|the|some|old) (?:(?!(?:an?|the|for|of|in) )[\\p{L}\\d+#.&-]+ ){1,4}(?:that|which) ${OTHERS_MADE}`,
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "The chairman's son codes in Python", "accountants who use SAP"
  {
    cue: cue(
      `\\b(?:the|a|our|his|her|my) \\p{L}+s?['’]s? ${ONCE}${KIN}\\b`,
      unlessAfter(
        "\\b(?:led|lead|leading|manag\\p{L}+|train\\p{L}*|coach\\p{L}*|mentor\\p{L}*|taught|teach\\p{L}*) (?:\\p{L}+ ){0,4}",
        `\\b(?:${AGENTS}|accountants|consultants) (?:who|that) (?:use|run|write|code|know|work in|draw|model)\\b`,
      ),
      "\\bcases? (?:about|over|concerning)\\b",
      "\\b(?:dug up|unearthed|found) (?:old|ancient|roman|rare|antique|lost|buried) ",
      "\\b(?:class |school |day )?(?:trips|excursions|outings) to\\b",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "The app itself is a colleague's Swift and Kotlin", "the developers' Jira"
  {
    cue: cue(
      `\\b(?:a|another|the|our|my) (?:\\p{L}+ )?${ONCE}${LEARNERS}(?:colleague|co-?worker|developer|designer|engineer|programmer|analyst|data scientist|scientist|consultant|contractor|auditor|accountant|architect|surveyor|freelancer|predecessor|boss|manager|owner|neighbou?r|friend)s?['’]s?(?! (?:\\p{L}+ )?(?:teams?|requests?|needs?|questions?)\\b)`,
      "\\bthe (?:trawler|tanker|yacht|tug|ferry|schooner|barge)(?! (?:operations|design|sales|production|engineering|logistics)\\b)",
    ),
    reach: "names",
    sparesTools: false,
  },
  // "Sat opposite the Java developers", "what the QuickBooks lady needed"
  {
    cue: cue("\\b(?:lunch|dinner|coffee|cakes?|minutes|chairs|desks|travel|flights) for (?:the|our)\\b"),
    reach: "piece",
    sparesTools: false,
  },
  {
    cue: cue("\\bthe (?:[\\p{L}\\d+#.]+ ){1,3}(?:lady|ladies|guys?|crowd|bunch|folks)\\b"),
    reach: "itself",
    sparesTools: false,
  },
];
