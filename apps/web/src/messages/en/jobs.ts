export const jobs = {
  dashboard: { title: "Dashboard", empty: "Jobs will appear here." },
  details: { title: "Job", empty: "The job will appear here." },
  form: { createTitle: "Post a job", editTitle: "Edit job", empty: "The job form will appear here." },
} as const;
