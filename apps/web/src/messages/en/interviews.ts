export const interviews = {
  list: { title: "Interviews", empty: "Your interviews will appear here." },
  details: { title: "Interview", empty: "The interview will appear here." },
  schedule: { title: "Schedule interview", empty: "The form will appear here." },
} as const;
