export const conversations = {
  title: "Messages",
  empty: "No conversations yet - Start applying to jobs to connect with recruiters",
} as const;
