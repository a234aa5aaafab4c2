/** Fields whose people do each other's work. Any other field is kin to itself alone. */
const KIN = [
  "trades engineering construction manufacturing",
  "hospitality services",
  "finance business office people",
  "logistics transport",
];
const KIN_OF: ReadonlyMap<string, string> = new Map(
  KIN.flatMap((fields) => fields.split(" ").map((field) => [field, fields] as const)),
);

/** Fields whose people may know each other's work. A field may have several such circles. */
const CIRCLES: readonly ReadonlySet<string>[] = [
  "trades engineering construction manufacturing transport logistics agriculture design",
  "hospitality services health",
  "arts creative design education",
  "technology engineering science design business",
].map((fields) => new Set(fields.split(" ")));

/** The line of work that a field belongs to. */
export function kinOf(field: string): string {
  return KIN_OF.get(field) ?? field;
}

/** In the widest sense: who works in one field may well name the other's plain words. */
export function isInCircle(left: string, right: string): boolean {
  return left === right || CIRCLES.some((fields) => fields.has(left) && fields.has(right));
}
