export { emptyDatabase } from "./empty-database.ts";
export { errorOf } from "./error-of.ts";
export {
  type ApplicationRow,
  createApplication,
  createScoredApplication,
} from "./factories/applications.ts";
export {
  type ConversationRow,
  createConversation,
  createMessage,
  type MessageRow,
} from "./factories/conversations.ts";
export { type CvAnalysisRow, createCvAnalysis } from "./factories/cv-analyses.ts";
export { createStoredFile, type StoredFileRow } from "./factories/files.ts";
export { createInterview, type InterviewRow } from "./factories/interviews.ts";
export { createJob, type JobValues } from "./factories/jobs.ts";
export { createNotification, type NotificationRow } from "./factories/notifications.ts";
export { createSavedSearch, type SavedSearchRow } from "./factories/saved-searches.ts";
export { uniqueToken } from "./factories/unique.ts";
export {
  type CandidateValues,
  createCandidate,
  createRecruiter,
  createSession,
  createUser,
  TEST_PASSWORD,
  type UserRow,
} from "./factories/users.ts";
export { createTestDatabase, type TestDatabase } from "./test-database.ts";
export { type RunningTestServer, startTestServer, type TestServer } from "./test-server.ts";
