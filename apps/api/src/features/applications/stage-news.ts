import type { ApplicationStage } from "@rolecall/contracts/applications/enums";

interface Move {
  readonly jobTitle: string;
  readonly from: ApplicationStage;
  readonly to: ApplicationStage;
}

/**
 * What a candidate is told of a change of the stage. The words of a refusal stay with the application: they
 * are to be read there, not in passing.
 */
export function describeMove({ jobTitle, from, to }: Move): { title: string; message: string } {
  switch (to) {
    case "hired":
      return { title: "Good news", message: `The recruiter chose you for ${jobTitle}. Congratulations!` };
    case "not-selected":
      return {
        title: "An answer to your application",
        message: `You were not selected for ${jobTitle} this time. The recruiter’s message is with your application.`,
      };
    case "shortlisted":
      return {
        title: "You are on the shortlist",
        message:
          from === "received"
            ? `The recruiter put your application for ${jobTitle} on the shortlist.`
            : `The recruiter is considering your application for ${jobTitle} again. It is on the shortlist.`,
      };
    case "received":
      return from === "shortlisted"
        ? {
            title: "Your application is still considered",
            message: `Your application for ${jobTitle} is no longer on the shortlist. It is still being considered.`,
          }
        : {
            title: "Your application is considered again",
            message: `The recruiter is considering your application for ${jobTitle} again.`,
          };
  }
}
