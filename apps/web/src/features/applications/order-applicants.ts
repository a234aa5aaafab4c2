import type { Application } from "@rolecall/contracts/applications/schemas";

/** Best overall score first; those without a score keep their order behind the rest. */
export function orderApplicants(applications: readonly Application[]): readonly Application[] {
  return applications.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

function scoreOf(application: Application): number {
  return application.analysisStatus === "done" ? application.analysis.overallScore : -1;
}

/** Those whose name or e-mail holds every word of the text. */
export function findApplicants(applications: readonly Application[], text: string): readonly Application[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return applications;
  return applications.filter(({ candidate }) => {
    const haystack = fold(`${candidate.name} ${candidate.email}`);
    return words.every((word) => haystack.includes(word));
  });
}

/** Without case and accents. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export interface Neighbours {
  /** From 1. */
  readonly position: number;
  readonly total: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Where an applicant stands in a list, and the ids beside it; undefined for one who is not in it. */
export function neighboursOf(applications: readonly Application[], id: string): Neighbours | undefined {
  const index = applications.findIndex(({ _id }) => _id === id);
  if (index < 0) return undefined;
  return {
    position: index + 1,
    total: applications.length,
    previous: applications[index - 1]?._id,
    next: applications[index + 1]?._id,
  };
}

/** One page of a list; a page beyond the end becomes the last one. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const current = Math.min(page, pages);
  return { pages, page: current, items: items.slice((current - 1) * size, current * size) };
}
