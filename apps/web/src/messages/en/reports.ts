export const reports = {
  menu: "More",
  menuWith: "More about {name}",
  report: "Report",
  reportJob: "Report job",
  reported: "You reported this on {date}. We will tell you what becomes of it.",
  received: "We received your report. We will tell you what becomes of it.",
  failed: "Your report could not be sent. Please try again.",
  submit: "Send report",
  reason: "What is wrong?",
  reasonMissing: "Choose what is wrong.",
  details: "In your own words",
  detailsMissing: "Say in a few words what is wrong.",
  detailsHint: "What happened, and where it can be seen.",
  job: {
    title: "Report this job",
    privacy:
      "Whoever runs this site reads your report and decides. The recruiter does not learn who reported the job.",
    reasons: {
      scam: "It is a scam, or asks for money",
      misleading: "It is not what it says: no such job, wrong pay, wrong company",
      discriminatory: "It shuts people out for who they are",
      spam: "It is advertising, or posted over and over",
      other: "Something else",
    },
  },
  user: {
    title: "Report {name}",
    privacy:
      "Whoever runs this site reads your report, with this conversation, and decides. {name} does not learn who reported them.",
    reasons: {
      harassment: "Insults, threats or harassment",
      scam: "A scam, or asks for money",
      impersonation: "Pretends to be somebody else",
      spam: "Advertising, or the same thing over and over",
      other: "Something else",
    },
  },
} as const;
