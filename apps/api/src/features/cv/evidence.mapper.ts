import type { Evidence } from "@rolecall/cv/types";

export function toEvidence({ line, quote }: Evidence): { line: number; quote: string } {
  return { line, quote };
}
