/** Joins class names and drops the empty ones. A component's `className` is for layout, not for restyling. */
export function cx(...names: unknown[]): string {
  return names.filter((name) => typeof name === "string" && name !== "").join(" ");
}
