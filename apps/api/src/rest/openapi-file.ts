import { buildOpenApi } from "./openapi.ts";

/** The committed document: what changes in the REST contract shows in its diff. */
export const OPENAPI_FILE = new URL("../../openapi.json", import.meta.url);

export function renderOpenApi(): string {
  return `${JSON.stringify(buildOpenApi(), null, 2)}\n`;
}
