/** Text below this height in points cannot be read on paper or at any usual zoom. */
export const TINY = 2.5;

/** Text fainter than this cannot be seen whatever its colour. */
export const FAINT = 0.05;
