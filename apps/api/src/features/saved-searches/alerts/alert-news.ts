import { quoteTitle } from "../../notifications/quote-title.ts";

interface Subject {
  /** Of the saved search. */
  readonly name: string;
  /** The job told of last. */
  readonly job: { readonly title: string; readonly companyName: string };
  /** How many jobs the notification stands for. */
  readonly count: number;
}

/** One notification speaks of one job, or of several until it is read. */
export function describeAlert({ name, job, count }: Subject): { title: string; message: string } {
  const what = job.companyName === "" ? job.title : `${job.title} at ${job.companyName}`;
  return count === 1
    ? { title: `New job for ${quoteTitle(name)}`, message: what }
    : { title: `${count} new jobs for ${quoteTitle(name)}`, message: `The latest: ${what}` };
}
