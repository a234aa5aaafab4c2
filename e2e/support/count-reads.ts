import type { Page } from "@playwright/test";

/** Counts from now on how often a page asks each procedure. */
export function countReads(page: Page): (procedure: string) => number {
  const reads: string[] = [];
  page.on("request", (call) => {
    const { pathname } = new URL(call.url());
    if (pathname.startsWith("/api/trpc/")) reads.push(...(pathname.split("/").at(-1)?.split(",") ?? []));
  });
  return (procedure) => reads.filter((read) => read === procedure).length;
}
