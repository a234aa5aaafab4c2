import type { APIRequestContext } from "@playwright/test";
import { applyTo, uploadProfileCv } from "./cvs.ts";
import { callApi, type Person, signUp } from "./people.ts";

const DAY_MS = 86_400_000;

export interface Seed {
  readonly recruiter: Person;
  readonly candidate: Person;
  readonly jobId: string;
  readonly applicationId: string;
  readonly conversationId: string;
  readonly interviewId: string;
}

/** One of everything that the screens show: long names included, so that a layout that they break is seen. */
export async function seedScreens(request: APIRequestContext): Promise<Seed> {
  const recruiter = await signUp(request, { name: "Ruwani Jayasekara", role: "recruiter" });
  const candidate = await signUp(request, { name: "සුනිල් ශාන්ත රත්නායක", role: "candidate" });
  const { _id: jobId } = await callApi(request, recruiter, {
    method: "POST",
    path: "/jobs",
    data: {
      title: "Senior Backend Engineer ".repeat(8).trim(),
      description: "Own the settlement service.\n\nOn call one week in six.",
      // The last is longer than a phone is wide, and stands in sentences as well.
      requiredSkills: [
        "Java",
        "Kotlin",
        "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte",
      ],
      niceToHaveSkills: ["Kubernetes", "Verpflegungsmehraufwandspauschalenabrechnungssoftwarekenntnisse"],
      requiredYears: 4,
      location: { city: "Colombo 03", hybrid: true },
      salary: { min: 450_000, max: 650_000 },
      company: {
        name: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesellschaft",
        industry: "Software",
      },
      urgency: "urgent",
      benefits: [
        "Medical insurance for the whole family, parents included",
        "Verpflegungsmehraufwandspauschale".repeat(2),
      ],
    },
  });
  const applicationId = await apply(request, candidate, jobId);
  const { conversationId } = await callApi(request, candidate, {
    method: "POST",
    path: "/conversations",
    data: { userId: recruiter.userId, context: { jobId } },
  });
  await callApi(request, candidate, {
    method: "POST",
    path: "/messages",
    data: { conversationId, content: { text: "Is the position still open?", messageType: "text" } },
  });
  const interviewId = await schedule(request, recruiter, { candidate, jobId });
  for (const [name, filters] of SAVED_SEARCHES)
    await callApi(request, candidate, { method: "POST", path: "/saved-searches", data: { name, filters } });
  return { recruiter, candidate, jobId, applicationId, conversationId, interviewId };
}

/** One that is found by the screens' own search, and one whose name and filters are long. */
const SAVED_SEARCHES = [
  ["Engineers", { keyword: "engineer" }],
  [
    "Verpflegungsmehraufwandspauschale, Donaudampfschifffahrt and everything else that has a long name",
    {
      keyword: "Verpflegungsmehraufwandspauschale".repeat(2),
      skills: "React, SQL",
      city: "Colombo",
      remote: true,
    },
  ],
] as const;

/** Uploads a profile CV, applies with it, and waits until the application is analysed. */
async function apply(request: APIRequestContext, candidate: Person, jobId: string): Promise<string> {
  await uploadProfileCv(request, candidate);
  const id = await applyTo(request, candidate, { jobId });
  for (;;) {
    const [mine] = await callApi(request, candidate, {
      method: "GET",
      path: "/applications/my-applications",
    });
    if (mine.analysisStatus === "done") return id;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function schedule(
  request: APIRequestContext,
  recruiter: Person,
  { candidate, jobId }: { candidate: Person; jobId: string },
): Promise<string> {
  const soon = new Date(Date.now() + 3 * DAY_MS);
  soon.setUTCHours(5, 0, 0, 0);
  await callApi(request, recruiter, {
    method: "POST",
    path: "/interviews",
    data: {
      candidateId: candidate.userId,
      jobId,
      title: "Technical interview",
      description: "A first talk about the position.",
      scheduledDate: soon.toISOString(),
      duration: 60,
      timeZone: "Asia/Colombo",
      format: "video-call",
      interviewType: "technical",
      interviewStage: "initial",
      videoCall: { platform: "zoom", meetingUrl: "https://meet.example/rolecall" },
    },
  });
  const answer = await callApi(request, recruiter, { method: "GET", path: "/interviews" });
  const [interview] = answer.interviews ?? answer;
  return interview._id;
}
