import type { Application, FinishedAnalysis } from "@rolecall/contracts/applications/schemas";

interface Told extends Partial<Omit<Application, "analysisStatus" | "analysis" | "candidate">> {
  candidate?: Partial<Application["candidate"]>;
  analysis?: Partial<FinishedAnalysis>;
}

/** An applicant whose CV has been read; what a test does not tell is the least there can be. */
export function analysedApplicant(name: string, { candidate, analysis, ...told }: Told = {}): Application {
  return {
    _id: name,
    job: { _id: "job", title: "Night Baker" },
    candidate: { _id: `c-${name}`, name, email: `${name.split(" ")[0]}@example.com`, ...candidate },
    fileName: "cv.pdf",
    createdAt: "2026-01-01T00:00:00.000Z",
    stage: "received",
    stageChangedAt: null,
    message: null,
    seenAt: null,
    cvDownloadedAt: null,
    ...told,
    analysisStatus: "done",
    analysis: {
      overallScore: 50,
      aiSummary: {
        overallAssessment: "",
        fitScore: 50,
        experienceLevel: "Senior",
        strengths: [],
        weaknesses: [],
        recommendedActions: [],
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
      ...analysis,
    },
  };
}
