/** As many applicants as one answer may hold: the most that the API gives at a time. */
export const MOST_PER_ANSWER = 500;
