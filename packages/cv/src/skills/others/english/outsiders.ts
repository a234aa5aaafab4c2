import { VERBS } from "../people.data.ts";
import { cue, ONCE, type Rule } from "../rule.ts";

const START = "(?:^|[.;:,]\\s+|\\b(?:and|but|while|where|because|though) )";
/** Houses that work for the writer's own, and their people. */
const OUTSIDER =
  "(?:agency|agencies|freelancers?|studio|suppliers?|contractors?|subcontractors?|vendors?|bureau|outsourcer|consultancy|print(?:er|ing) house|external \\p{L}+|outside \\p{L}+)";
const EXPERTS =
  "(?:experts?|specialists?|consultants?|surveyors?|counsel|trainers?|instructors?|photographers?|engineers|artists|speakers?|(?:a|the|an|outside|external) (?:\\p{L}+ )?(?:firm|company|man|woman|lady))";
/** Whose systems the writer may have to do with, and does not run. */
const CUSTOMER =
  "(?:clients?|customers?|banks?|insurers?|hospitals?|suppliers?|vendors?|partners?|tenants?|lenders?|buyers?|shippers?|retailers?|dealers?|hotels?)";

/** What is given out, and what those outside have of their own. */
export const ENGLISH_OUTSIDERS: readonly Rule[] = [
  // "The agency looks after WordPress", "photos by an agency with drones", "briefed an agency for web design"
  {
    cue: cue(
      `${START}(?:the|an?|our|their|its) (?:\\p{L}+ )?${OUTSIDER}(?: (?:in|from|at|of) (?:the )?\\p{L}+)? (?:\\p{L}+ )?${ONCE}(?:(?:${VERBS}|looks? after|wrote)\\b|\\p{L}{2,}[^s']s (?:the|our|my|all)\\b)`,
      `\\b(?:by|from|through|via) (?:an?|the|our|outside|external) (?:\\p{L}+ )?${OUTSIDER}\\b`,
      `\\b(?:brief|instruct|commission|contract|engag|appoint|retain|hir|book|invit|brought in|call(?:ed)? in)\\p{L}* (?:an? |the |our |two |three )?(?:\\p{L}+ )?${ONCE}(?:${OUTSIDER}|${EXPERTS}) (?:for|in|on|to|of|with)\\b`,
      `\\b${CUSTOMER}['’]s? (?:\\p{L}+ ){1,3}?${ONCE}(?:${VERBS})\\b`,
      `\\b(?=\\p{L}{3,} (?:who|that|which) )(?<!\\b(?:team|crew|staff|group) of (?:\\p{L}+ )?)(?:customers|clients|neighbours|people|those|colleagues|others|men|women|firms|companies|shops|farmers|students|pupils|parents|guests|engineers|developers|teams|friends|garages|workshops|factories|salons|restaurants|hotels|clinics|schools|plants|mills|yards|labs) (?:who|that|which) (?:do|make|use|run|work|sell|teach|write|know|have|had|keep|build|grow|study|practise|love|need|want|came|come|went)\\b`,
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "The COBOL mainframe of the bank", "a fintech client (core in T24)", "an outsourcer of hotel bookings (Opera)"
  {
    cue: cue(
      `\\b(?:the|an?) (?:[\\p{L}\\d/+#-]+ ){1,4}of (?:the|a|our|its) (?:\\p{L}+ )?${CUSTOMER}\\b`,
      `\\b(?:${CUSTOMER}|outsourcers?|operators?|makers?) (?:of (?:\\p{L}+ ){1,3}|in \\p{L}+ )?\\([^)]{2,60}\\)`,
      "\\b(?:an?|the|our) (?:[\\p{L}\\d+#.]+ )?meetup\\b|[\\p{L}\\d+#.]+ meetup\\b",
    ),
    reach: "itself",
    sparesTools: false,
  },
  // "I leave tiling and plastering to those who know how"
  {
    cue: cue(
      "\\b(?:i|we) (?:leave|left|hand(?:ed)? over|gave up|outsourced?) (?=[^.;]{3,90}? to (?:those|others|the|my|our|an?|whoever|colleagues|specialists|professionals)\\b)",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "acupuncture is done by Dr Lee", "… is for my colleague"
  {
    cue: cue(
      "\\b(?:is|are|was|were) (?:\\p{L}+ly )?(?:done|made|given|run|taught|handled|kept|written|looked after|carried out) by (?:dr|mrs?|ms|sister|our|his|her|colleagues|others)\\b",
    ),
    reach: "before",
    sparesTools: false,
  },
  // "Organised a Python course", "arranged courses on first aid", "filled roles in accounting"
  {
    cue: cue(
      "\\b(?:organi[sz]|arrang|book(?=ed|ing)|commission|sponsor(?=ed|ing)|procur|advertis|paid for|pay for)\\p{L}* (?:an? |the |two |three )?(?:[\\p{L}\\d+#.'’-]+ ){0,3}?(?:courses?|trainings?|lessons|classes|seminars?|contests?|prizes?|clubs?)\\b(?: (?:on|in|for|of)\\b)?",
      "\\b(?:fill|recruit|hir|staff|advertis|headhunt)\\p{L}* (?:for )?(?:\\p{L}+ ){0,3}?(?:roles|posts|vacancies|positions|jobs|openings|seats) (?:in|for|from|on)\\b",
      "\\b(?:wrote|write|writ\\p{L}+|draft\\p{L}+) (?:\\p{L}+ )?(?:job descriptions|job ads|adverts|advertisements|case studies) (?:of|for|on)\\b",
    ),
    reach: "sentence",
    sparesTools: false,
  },
  // "case studies on injection moulding", "visited by physiotherapy"
  {
    cue: cue(
      "\\b(?:case studies|case study|notices?|complaints?|letters?|questions?|queries|enquiries|claims|disputes?|lawsuits?|trials?|cases|permits?|licen[cs]es|exhibits?|rates|tariffs|benefits|grants|bids|losses|damage) (?:on|about|over|concerning|regarding|such as)\\b",
      "\\b(?:visited|joined|praised|audited) by\\b(?! hand\\b| machine\\b)",
      "\\b(?:people|customers|visitors|readers|callers|guests) ask(?:ed)?:",
    ),
    reach: "sentence",
    sparesTools: true,
  },
];
