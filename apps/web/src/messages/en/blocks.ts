export const blocks = {
  block: "Block",
  blockRecruiter: "Block recruiter",
  unblock: "Unblock",
  unblockLabel: "Unblock {name}",
  blocked: "Blocked",
  done: "{name} is blocked.",
  undone: "{name} is no longer blocked.",
  failed: "That did not work. Please try again.",
  line: "You have blocked {name}. You cannot reach each other here.",
  dialog: {
    title: "Block {name}?",
    confirm: "Block",
    messages:
      "Neither of you can write to the other. {name} is not told, and what has been said stays readable.",
    candidate:
      "Their jobs are no longer recommended to you. Your applications and booked interviews stay until one of you ends them; you are still told when an interview changes, and of nothing else that they do.",
    recruiter:
      "Their applications and booked interviews stay until one of you ends them; you are still told when an interview changes, and of nothing else that they do.",
  },
  list: {
    title: "Blocked people",
    description:
      "You and they cannot reach each other here, and they are not told. You can block somebody from a conversation.",
    none: "You have blocked nobody.",
    since: "Since {date}",
    loadFailed: "The people you have blocked could not be loaded.",
  },
} as const;
