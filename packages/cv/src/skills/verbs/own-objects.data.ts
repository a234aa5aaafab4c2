/** What is done with the papers and the figures of an office: their object is a routine of the writer's, whatever it is called. */
export const VERBS_OF_PAPERS =
  "prepare draft compile keep file lodge raise post process administer open own reconcile update";

/**
 * What people say at the head of a line that they did in the routine of their work: the object counts where it is of their
 * line of work. None is done with goods: what is sold, ordered, delivered, bought or carried is no skill.
 */
export const VERBS_OF_WORK =
  "produce complete maintain write record submit enter handle manage run lead head oversee supervise coordinate organise organize arrange schedule plan conduct perform execute " +
  "hold chair facilitate match verify review analyse analyze explain interpret monitor track control issue close balance calculate compute forecast budget build develop " +
  "design create establish introduce implement launch improve standardise standardize automate document configure collect negotiate evaluate assess screen investigate " +
  "resolve draw edit proofread translate transcribe take do use check test support teach train";

/** What may stand between such a verb and its object: whose it is not, how often, which. */
export const BEFORE_OBJECT =
  "the a an all our my any various daily weekly fortnightly monthly quarterly yearly annual nightly regular routine new existing first own full complete basic advanced " +
  "internal external up out over on in-house key main complex staff company group department team branch";

/** What a plan, a paper or an occasion is called behind the name of what it is of: "the business continuity plan". */
export const TAIL_OF_OBJECT =
  "plan review guideline framework strategy programme program policy procedure process initiative exercise activity task function register record report file pack paper " +
  "session workshop training day calendar cycle schedule round system software model";

/** A line without a verb tells when its routine comes round: "Annual stock counts at three stores". */
export const BEFORE_ROUTINE =
  "daily weekly fortnightly biweekly monthly quarterly yearly annual nightly regular routine periodic seasonal full end-to-end";
