import type { Application, FinishedAnalysis } from "@rolecall/contracts/applications/schemas";

type ToldAnalysis = Omit<Partial<FinishedAnalysis>, "aiSummary"> & {
  aiSummary?: Partial<FinishedAnalysis["aiSummary"]>;
};

/** An analysis that is done; what a test does not tell is the least there can be. */
export function finishedAnalysis({ aiSummary, ...told }: ToldAnalysis = {}): FinishedAnalysis {
  return {
    overallScore: 50,
    aiSummary: {
      overallAssessment: "",
      fitScore: 50,
      experienceLevel: "Senior",
      strengths: [],
      weaknesses: [],
      recommendedActions: [],
      ...aiSummary,
    },
    extractedSkills: [],
    matchingSkills: [],
    missingSkills: [],
    skillsMatch: 0,
    experienceMatch: 0,
    candidateYears: 0,
    engineVersion: "1",
    assessmentBy: "engine",
    outdated: false,
    ...told,
  };
}

interface Told extends Partial<Omit<Application, "analysisStatus" | "analysis" | "candidate">> {
  candidate?: Partial<Application["candidate"]>;
}

function applied(name: string, { candidate, ...told }: Told) {
  return {
    _id: name,
    job: { _id: "job", title: "Night Baker" },
    candidate: { _id: `c-${name}`, name, email: `${name.split(" ")[0]}@example.com`, ...candidate },
    fileName: "cv.pdf",
    createdAt: "2026-01-01T00:00:00.000Z",
    stage: "received" as const,
    stageChangedAt: null,
    message: null,
    seenAt: null,
    cvDownloadedAt: null,
    ...told,
  };
}

/** An applicant whose CV waits to be read. */
export function pendingApplicant(name: string): Application {
  return { ...applied(name, {}), analysisStatus: "pending", analysis: null };
}

/** An applicant whose CV has been read. */
export function analysedApplicant(
  name: string,
  { analysis, ...told }: Told & { analysis?: ToldAnalysis } = {},
): Application {
  return { ...applied(name, told), analysisStatus: "done", analysis: finishedAnalysis(analysis) };
}
