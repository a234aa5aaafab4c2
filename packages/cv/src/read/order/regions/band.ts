import type { Fragment } from "../letters/fragments.ts";

/** A part of a region from top to bottom, read before whatever stands below it. */
export interface Band {
  /** Empty for what stands above the first heading or below the last band. */
  readonly heading: readonly Fragment[];
  /** What stands below the heading, cut where both sides have a piece of their own. */
  readonly body: readonly (readonly Fragment[])[];
}
