/** Narrowing a job's applicants to those who have some skills. Part of `applications`. */
export const applicantSkills = {
  label: "Show by skill",
  placeholder: "Skills",
  groups: {
    required: "Asked for by the job",
    niceToHave: "Nice to have",
    others: "Other skills",
  },
  have: "{count, plural, one {# applicant} other {# applicants}}",
  more: "Type to find the others.",
  chosen: "Shown with all of these skills",
  remove: "Remove filter: {skill}",
} as const;
