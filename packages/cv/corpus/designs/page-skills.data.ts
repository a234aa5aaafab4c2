/** The skills that the page of the designs lists. */
export const SKILLS = [
  "SAP",
  "Lean manufacturing",
  "Workforce planning",
  "Budgeting",
  "Root cause analysis",
  "Microsoft Excel",
] as const;
