/** Whether a job is open or closed, and what its owner does about it. Part of `jobs`. */
export const jobState = {
  label: "State of the job",
  closed: "Closed",
  jobClosed: "Job closed",
  closes: "Closes {when}",
  openUntil: "Open until {date}",
  closedOn: "Closed on {date}",
  close: "Close job",
  reopen: "Reopen job",
  keepOpen: "Keep open",
  closedNow: "Job closed.",
  reopened: "Job reopened. It is open until {date}.",
  keptOpen: "Kept open until {date}.",
  failed: "The state of the job could not be changed.",
  confirm: {
    title: "Close job",
    message:
      "Candidates no longer find this job, and nobody can apply. Its applications, conversations and interviews stay, and you can reopen it.",
    waiting:
      "{count, plural, one {# applicant still waits for your decision.} other {# applicants still wait for your decision.}}",
    label: "Close job",
  },
  owner: {
    open: {
      title: "Open until {until}",
      text: "Then it closes by itself, unless you keep it open.",
    },
    expiring: {
      title: "Is this job still open?",
      text: "It closes by itself on {until}, unless you keep it open.",
    },
    closed: {
      title: "Closed on {since}",
      text: "Candidates no longer find it, and nobody can apply. Its applications, conversations and interviews stay.",
    },
    withheld: {
      title: "Closed on {since} after a report",
      text: "Whoever runs this site has closed it. It cannot be reopened; its applications, conversations and interviews stay.",
    },
  },
  notice: {
    title: "This job is closed",
    text: "It was closed on {date} and takes no more applications.",
    applied: "It was closed on {date} and takes no more applications. The recruiter still has yours.",
  },
} as const;
