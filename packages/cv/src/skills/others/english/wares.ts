import { cue, type Rule } from "../rule.ts";

/** Where wares end: at what was done with a tool, at a place, and at the next deed. */
const WARES_END =
  /[.;:!?](?=\s|$)|^ and (?:\p{L}{3,}ing|\p{L}{3,}ed) | (?:in|into|with|using|via|through|on|by|at|over|during|from) |(?:,| and) (?:then |also )?(?:\p{L}{3,}ed|kept|made|ran|did|took|wrote|built|held|led|gave|taught|paid|set|cut|drew|drove|doing|making|giving|keeping|taking|handling|writing|managing|advising|preparing) /u;

/** How far the wares go in `rest`. */
export function waresLength(rest: string): number {
  return WARES_END.exec(rest)?.index ?? rest.length;
}

/** Who sells services, knows them. */
const SERVICE =
  /\b(?:insurances?|assurance|funds?|trusts?|bookings?|cruises?|tickets?|policy|policies|pensions?|mortgages?|loans?|cards?|subscriptions?|memberships?|advertising|ad space|airtime|software|solutions?|services?|propert(?:y|ies)|houses|homes|land|shares?|bonds?|packages?|tours?|treatments?|therap(?:y|ies)|classes|courses|plans?|contracts?|upgrades|warrant(?:y|ies)|travel|holidays|systems)\b/;

/** Whoever buys advertising, knows where. */
const ADVERTISING = /\b(?:ads?|adverts?|advertising|media|campaigns?|traffic|keywords)\b/;

/** What somebody trades in is made and used by others: "sold welding rods, tile cutters and spray-painting kits". */
export const ENGLISH_WARES: readonly Rule[] = [
  {
    cue: cue(
      "(?:^|[.;]\\s+|,\\s+|\\b(?:and|i|we) )(?:sold|sells?|selling|auctioned|auctions|exported|exports|imported|imports|rented out|rents? out|hired out|hires? out|leases? out|insured|insures|stocked|stocks|resold|resells)(?= )",
      "\\bwe (?:carry|carried|haul|hauled|transport|transported)(?= )",
    ),
    needs: (rest) => !SERVICE.test(rest.slice(0, waresLength(rest))),
    reach: "wares",
    sparesTools: true,
  },
  // "Sold Veeam and VMware licences", "purchased Autodesk seats", "reseller of Sophos", "distribution of Adobe products"
  {
    cue: cue(
      "(?:^|[.;]\\s+|,\\s+|\\b(?:and|i|we|managers|people|team|reps) )(?:sold|sells?|selling|resold|resells?|reselling|purchased|purchasing|bought|buys?|buying|procured|procuring|distributed|distributing|handed out)(?= )",
      "(?:^|[.;]\\s+|\\b(?:i|we) )(?:purchase|procure|distribute|hand out)(?= (?!(?:requests?|orders?|invoices|requisitions?)\\b))",
      "\\b(?:reseller|resellers|distributor|distributors|dealer|distribution|sales?|purchase|procurement|import|imports|export|exports|resale) of(?= )",
    ),
    needs: (rest) => !ADVERTISING.test(rest.slice(0, waresLength(rest))),
    reach: "wares",
    sparesTools: false,
    toolsOnly: true,
  },
];
