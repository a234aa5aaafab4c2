/** Texts of two columns, for pages that place them side by side. */
export const story = [
  "Experience",
  "Senior Engineer at Harbour Foods, building the ordering",
  "service and the team around it for four years now.",
  "Moved the warehouse to a new system in eleven months.",
  "Engineer at Kelani Tyres, where the stock counts were",
  "done by hand until a scanner was written for them.",
];
export const sidebar = [
  "Contact",
  "Colombo, Sri Lanka",
  "+94 77 123 4567",
  "jane@example.com",
  "Skills",
  "SQL",
  "Python",
];
