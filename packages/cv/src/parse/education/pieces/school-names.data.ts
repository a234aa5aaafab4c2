import type { Phrases } from "../../vocabulary/types.ts";

/** Universities and colleges by the letters or the short names that everybody calls them by, where these mean nothing else. */
export const SCHOOL_NAMES: Phrases = `
  fast-nuces|nuces|comsats|giki|nimhans|aiims|ignou|jntu|jntuh|jntuk|bits pilani|sppu|aktu|vtu|
  icbt|usjp|ousl|nibm campus|
  uitm|unimas|unitar|mahidol|binus|ateneo|
  unisa|ukzn|cput|jkuat|udsm|udom|unza|unilag|unilorin|uniben|lasu|futo|ucad|unikin|
  zhaw|fhnw|hslu|dcu|rcsi|kfupm|georgia tech|virginia tech|caltech|cal poly|itesm|tec de monterrey|politecnico di milano|
  unesp|ufrgs|ufpr|ufsc|ufba
`;
