/** "QTS awarded", in front of its year. */
const COME_BY =
  /\s(?:awarded|obtained|earned|gained|completed|received|granted|passed|qualifier|valid|valable|expires|exp)$/iu;

/** "MS-CIT – passed with 88 %". */
const RESULT = /\s[–—-]\s(?:passed|completed|secured|scored|obtained) (?:with|in|on|at)\s.*$/iu;

/** The name of a paper without how and when somebody came by it, and with its brackets whole. */
export function cleanName(written: string): string {
  return closeBracket(written.replace(RESULT, "").replace(COME_BY, ""));
}

/** "Nursing Council (SLNC", "Security+ [COMP001021": the rest of a bracket whose number has been cut away. */
function closeBracket(name: string): string {
  const open = /^(.{3,}?)\s*([([])([^()[\]]*)$/u.exec(name);
  if (open === null) return name;
  const [, own = "", bracket = "", inside = ""] = open;
  return bracket === "(" && /^\p{Lu}{2,8}$/u.test(inside) ? `${name})` : own;
}
