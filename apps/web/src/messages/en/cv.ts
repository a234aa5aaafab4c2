export const cv = {
  analysis: { title: "AI CV Analysis", empty: "Your analysis will appear here." },
} as const;
