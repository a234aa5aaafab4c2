export { emptyDatabase } from "./empty-database.ts";
export { errorOf } from "./error-of.ts";
export {
  createApplication,
  createScoredApplication,
} from "./factories/applications.ts";
export {
  createConversation,
  createMessage,
} from "./factories/conversations.ts";
export { createCvAnalysis } from "./factories/cv-analyses.ts";
export { createStoredFile } from "./factories/files.ts";
export { createInterview, type InterviewRow } from "./factories/interviews.ts";
export { createJob, type JobValues } from "./factories/jobs.ts";
export { createNotification } from "./factories/notifications.ts";
export { createSavedSearch } from "./factories/saved-searches.ts";
export { uniqueToken } from "./factories/unique.ts";
export {
  createCandidate,
  createRecruiter,
  createSession,
  createUser,
  TEST_PASSWORD,
  type UserRow,
} from "./factories/users.ts";
export { createTestDatabase, type TestDatabase } from "./test-database.ts";
export { startTestServer } from "./test-server.ts";
