/** "QTS awarded", in front of its year. */
const COME_BY =
  /\s(?:awarded|obtained|earned|gained|completed|received|granted|passed|qualifier|valid|valable|expires|exp|(?<=check:? )current)$/iu;

/** "MS-CIT – passed with 88 %". */
const RESULT = /\s[–—-]\s(?:passed|completed|secured|scored|obtained) (?:with|in|on|at)\s.*$/iu;

/** "Safe Pass:", "WWCC: 1234567E": what stood behind the colon says how long it holds, or is its number. */
const BEHIND_COLON = /\s?:(?:\s(?:current|valid)|\s(?=\S*\p{Nd}{4})[\p{Lu}\p{Nd}]{5,})?$/u;

/** The name of a paper without how and when somebody came by it, and with its brackets whole. */
export function cleanName(written: string): string {
  return closeBracket(written.replace(RESULT, "").replace(COME_BY, "").replace(BEHIND_COLON, ""));
}

/** "Nursing Council (SLNC", "Security+ [COMP001021": the rest of a bracket whose number has been cut away. */
function closeBracket(name: string): string {
  const open = /^(.{3,}?)\s*([([])([^()[\]]*)$/u.exec(name);
  if (open === null) return name;
  const [, own = "", bracket = "", inside = ""] = open;
  return bracket === "(" && /^\p{Lu}{2,8}$/u.test(inside) ? `${name})` : own;
}
