export const applications = {
  list: { title: "Applicants", empty: "No applicants yet for this job." },
} as const;
