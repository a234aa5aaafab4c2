/** Joins class names and drops the empty ones. A component's `className` is for layout, not for restyling. */
export function cx(...names: (string | 0 | 0n | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
