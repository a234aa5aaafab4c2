import { type SQL, sql } from "drizzle-orm";
import type { SearchPlan } from "./search-plan.ts";

/** The values of a plan as SQL: parameters, or the columns of a list of plans. What is left out does not narrow. */
export interface PlanTerms {
  readonly query?: SQL;
  readonly maxYears?: SQL;
  readonly pay?: { readonly currency: SQL; readonly min: SQL; readonly max: SQL };
}

/** The one definition of what a search finds: what a row of `job_search`, or one like it, must meet. */
export function meets({ query, maxYears, pay }: PlanTerms): SQL[] {
  return [
    ...(query === undefined ? [] : [sql`doc @@ ${query}::tsquery`]),
    ...(maxYears === undefined ? [] : [sql`required_years <= ${maxYears}`]),
    ...(pay === undefined
      ? []
      : [
          sql`currency = ${pay.currency} and pay_min <= ${pay.max}::float8 and pay_max >= ${pay.min}::float8`,
        ]),
  ];
}

export function termsOf({ query, maxYears, pay }: SearchPlan): PlanTerms {
  return {
    ...(query === "" ? {} : { query: sql`${query}` }),
    ...(maxYears === undefined ? {} : { maxYears: sql`${maxYears}` }),
    ...(pay === undefined
      ? {}
      : { pay: { currency: sql`${pay.currency}`, min: sql`${pay.min}`, max: sql`${pay.max}` } }),
  };
}
