/** A candidate of the demo world; the CV is `assets/demo/<cv>.pdf`. All people are invented. */
export interface DemoCandidate {
  readonly name: string;
  readonly email: string;
  readonly cv: string;
}

export const CANDIDATES: readonly DemoCandidate[] = [
  { name: "Kavindu Senarath", email: "kavindu@people.example", cv: "software-kavindu" },
  { name: "Dilani Wickramarachchi", email: "dilani@people.example", cv: "nurse-dilani" },
  { name: "Antoine Lemercier", email: "antoine@people.example", cv: "chef-antoine" },
  { name: "Nguyễn Hoàng Minh", email: "minh@people.example", cv: "qa-minh" },
  { name: "Nadeesha Gunawardena", email: "nadeesha@people.example", cv: "accountant-nadeesha" },
  { name: "Muhammad Farhan Qureshi", email: "farhan@people.example", cv: "civil-farhan" },
  { name: "Shanika Madushani Herath", email: "shanika@people.example", cv: "apparel-shanika" },
  { name: "Priya Venkataraman", email: "priya@people.example", cv: "hr-priya" },
  { name: "Tharindu Lakshan Pathirana", email: "tharindu@people.example", cv: "electrician-tharindu" },
  { name: "Nurul Izzah binti Hamid", email: "nurul@people.example", cv: "pharmacy-nurul" },
  { name: "Tan Wei Ling", email: "weiling@people.example", cv: "data-weiling" },
  { name: "Camille Delvaux", email: "camille@people.example", cv: "webdev-camille" },
  { name: "Sanduni Weerasekara", email: "sanduni@people.example", cv: "travel-sanduni" },
  { name: "Amaya Rupasinghe", email: "amaya@people.example", cv: "graduate-amaya" },
  { name: "Grace Wanjiru Mbugua", email: "grace@people.example", cv: "logistics-wanjiru" },
  { name: "සුනිල් ශාන්ත රත්නායක", email: "sunil@people.example", cv: "driver-sunil" },
];

/** What candidate and recruiter write to each other about a job, in turn, the candidate first. */
export const CONVERSATIONS: readonly (readonly string[])[] = [
  [
    "Good morning! I have applied for the position. Is the team already complete for the first project?",
    "Thank you for writing. Two seats are taken, yours would be the third. Would Thursday suit you for a first talk?",
    "Thursday is fine, any time after ten.",
  ],
  [
    "Hello, is this position also open part-time at the beginning?",
    "Four days a week is possible for the first three months. Shall we talk about it?",
  ],
  [
    "Could you tell me whether night shifts are part of the work?",
    "One week in six, paid extra. Does that work for you?",
    "Yes, that is fair.",
  ],
  ["I will be in the city next week. May I visit you?"],
];
