import { cue, type Rule } from "./rule.ts";

/** Where wares end: at what was done with a tool, at a place, and at the next deed. */
const WARES_END =
  /[.;:!?](?=\s|$)| (?:in|into|with|using|via|through|on|by|at|over|during|from) |(?:,| and) (?:then |also )?(?:\p{L}{3,}ed|kept|made|ran|did|took|wrote|built|held|led|gave|taught|paid|set|cut|drew|drove|doing|making|giving|keeping|taking|handling|writing|managing|advising|preparing) /u;

/** How far the wares go in `rest`. */
export function waresLength(rest: string): number {
  return WARES_END.exec(rest)?.index ?? rest.length;
}

/** Who sells services, knows them. */
const SERVICE =
  /\b(?:insurances?|assurance|funds?|trusts?|bookings?|cruises?|tickets?|policy|policies|pensions?|mortgages?|loans?|cards?|subscriptions?|memberships?|advertising|ad space|airtime|software|solutions?|services?|propert(?:y|ies)|houses|homes|land|shares?|bonds?|packages?|tours?|treatments?|therap(?:y|ies)|classes|courses|plans?|contracts?|upgrades|warrant(?:y|ies)|travel|holidays|systems)\b/;

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
];
