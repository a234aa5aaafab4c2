/** Operands of drawing operators come untyped from pdf.js; what is not of the expected kind becomes harmless. */
export function tagName(tag: unknown): string {
  if (typeof tag === "string") return tag;
  return isRecord(tag) && typeof tag.name === "string" ? tag.name : "";
}

/** 0 for what is no finite number: operands come from the file. */
export function toNumber(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

/** `#rrggbb`; null for patterns and what is no colour. */
export function toColour(value: unknown): string | null {
  return typeof value === "string" && value.startsWith("#") ? value : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
