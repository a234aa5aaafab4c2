import { RestError } from "../../../lib/queries/errors.ts";

interface CalendarRequest {
  interviewId: string;
  token: string;
}

/** The iCalendar file of an interview. Rejects with a RestError, also for a lost connection. */
export async function fetchCalendar({ interviewId, token }: CalendarRequest): Promise<File> {
  const response = await send(`/api/interviews/${encodeURIComponent(interviewId)}/calendar`, token);
  if (!response.ok) throw new RestError(response.status, await response.json().catch(() => null));
  const named = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "");
  return new File([await response.blob()], named?.[1] ?? "interview.ics", { type: "text/calendar" });
}

async function send(url: string, token: string): Promise<Response> {
  try {
    return await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  } catch {
    throw new RestError(0, null);
  }
}
