import { openDatabase } from "@rolecall/db";
import { messages } from "@rolecall/db/schema";
import {
  createCandidate,
  createConversation,
  createJob,
  createRecruiter,
  createScoredApplication,
  createSession,
} from "@rolecall/db/testing";
import { fillWithJobs } from "../search/job-world.ts";

const JOBS = 500;
const APPLICANTS = 200;
const MESSAGES = 2_000;
const MINUTE_MS = 60_000;
const SESSION_MS = 24 * 60 * MINUTE_MS;
const SKILLS = ["Java", "Kotlin", "PostgreSQL", "Kubernetes"];
const LINE = "Thank you for the quick answer. Tuesday at ten suits me well; shall I bring anything along? ";

/** As a login answers it. */
export interface Session {
  readonly token: string;
  readonly userId: string;
  readonly role: "candidate" | "recruiter";
}

export interface ScreenWorld {
  readonly candidate: Session;
  readonly recruiter: Session;
  /** Has many applicants. */
  readonly jobId: string;
  /** Has many messages. */
  readonly conversationId: string;
}

/** Lists as long as they get for most: jobs to find, the applicants of one of them, one long conversation. */
export async function createScreenWorld(url: string): Promise<ScreenWorld> {
  const database = openDatabase({ url });
  try {
    const { db } = database;
    const signIn = async (userId: string, role: Session["role"]): Promise<Session> => {
      const expiresAt = new Date(Date.now() + SESSION_MS);
      return { userId, role, token: await createSession(db, userId, { expiresAt }) };
    };
    await fillWithJobs(database, { from: 0, count: JOBS });
    const recruiter = await createRecruiter(db, { name: "Ruwani Jayasekara" });
    const candidate = await createCandidate(db, {
      name: "Nimali Perera",
      skills: SKILLS.map((name) => ({ name })),
    });
    const job = await createJob(db, {
      recruiterId: recruiter.id,
      title: "Senior Backend Engineer",
      requiredSkills: SKILLS,
      createdAt: new Date(),
    });
    for (let rank = 0; rank < APPLICANTS; rank += 1) {
      const { id: candidateId } = rank === 0 ? candidate : await createCandidate(db);
      await createScoredApplication(db, { jobId: job.id, candidateId, score: 100 - (rank % 90) });
    }
    const conversation = await createConversation(db, {
      candidateId: candidate.id,
      recruiterId: recruiter.id,
      jobId: job.id,
      lastSeq: MESSAGES,
    });
    const start = Date.now() - MESSAGES * MINUTE_MS;
    await db.insert(messages).values(
      Array.from({ length: MESSAGES }, (_, index) => {
        const at = new Date(start + index * MINUTE_MS);
        const senderId = index % 3 === 0 ? candidate.id : recruiter.id;
        const text = LINE.repeat(1 + (index % 4)).trim();
        const seen = { createdAt: at, deliveredAt: at, readAt: at };
        return { conversationId: conversation.id, seq: index + 1, senderId, text, ...seen };
      }),
    );
    return {
      candidate: await signIn(candidate.id, "candidate"),
      recruiter: await signIn(recruiter.id, "recruiter"),
      jobId: job.id,
      conversationId: conversation.id,
    };
  } finally {
    await database.close();
  }
}
