import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Audience } from "../src/trpc/init.ts";
import { listProcedures } from "../src/trpc/procedures.ts";
import { openTestApi, type TestApi, type TestUser } from "./harness.ts";

/** Who may call what, said once more beside the code: a new procedure has to be entered here. */
const AUDIENCES: Record<string, Audience> = {
  "auth.signup": "public",
  "auth.login": "public",
  "auth.logout": "account",
  "auth.sessions": "member",
  "auth.endSession": "member",
  "auth.endOtherSessions": "member",
  "users.me": "account",
  "users.hiddenFrom": "candidate",
  "users.saveHiddenFrom": "candidate",
  "users.deleteAccount": "account",
  "users.export": "account",
  "users.list": "recruiter",
  "users.candidate": "recruiter",
  "users.updateAccount": "member",
  "users.changePassword": "member",
  "users.updateProfile": "candidate",
  "users.reading": "candidate",
  "users.cvFile": "candidate",
  "users.correctReading": "candidate",
  "users.uploadCv": "candidate",
  "users.replaceCv": "candidate",
  "jobs.list": "member",
  "jobs.get": "member",
  "jobs.search": "member",
  "jobs.filter": "member",
  "jobs.recommended": "candidate",
  "jobs.match": "candidate",
  "jobs.create": "recruiter",
  "jobs.update": "recruiter",
  "jobs.close": "recruiter",
  "jobs.reopen": "recruiter",
  "jobs.keepOpen": "recruiter",
  "jobs.delete": "recruiter",
  "savedSearches.list": "candidate",
  "savedSearches.find": "candidate",
  "savedSearches.save": "candidate",
  "savedSearches.update": "candidate",
  "savedSearches.open": "candidate",
  "savedSearches.delete": "candidate",
  "applications.upload": "candidate",
  "applications.listForJob": "recruiter",
  "applications.evidence": "recruiter",
  "applications.mine": "candidate",
  "applications.file": "member",
  "applications.reanalyse": "recruiter",
  "applications.changeStage": "recruiter",
  "applications.changeStages": "recruiter",
  "applications.markSeen": "recruiter",
  "applications.removed": "candidate",
  "applications.delete": "member",
  "applications.countByRecruiter": "recruiter",
  "applications.countByJob": "recruiter",
  "applications.countMatchesToday": "recruiter",
  "cv.analyse": "member",
  "cv.analyseSample": "member",
  "cv.history": "member",
  "cv.historyEntry": "member",
  "cv.deleteHistoryEntry": "member",
  "conversations.list": "member",
  "conversations.open": "member",
  "conversations.messages": "member",
  "conversations.send": "member",
  "conversations.markRead": "member",
  "blocks.list": "member",
  "blocks.create": "member",
  "blocks.delete": "member",
  "reports.list": "member",
  "reports.job": "member",
  "reports.user": "member",
  "interviews.list": "member",
  "interviews.get": "member",
  "interviews.calendar": "member",
  "interviews.create": "recruiter",
  "interviews.confirm": "member",
  "interviews.reschedule": "recruiter",
  "interviews.cancel": "member",
  "interviews.stats": "member",
  "interviews.availableSlots": "recruiter",
  "interviews.nearestSlots": "recruiter",
  "notifications.list": "member",
  "notifications.popups": "member",
  "notifications.setPopup": "member",
  "notifications.markRead": "member",
  "notifications.markOneRead": "member",
  "live.events": "member",
  "live.position": "member",
};

const REFUSED = [401, 403];

/** What a caller of the audience is answered before the input is even looked at. */
function refusalOf(audience: Audience, user: TestUser | undefined): number | undefined {
  if (audience === "public") return undefined;
  if (user === undefined) return 401;
  return audience === "account" || audience === "member" || audience === user.role ? undefined : 403;
}

describe("who may call what", () => {
  let api: TestApi;
  let callers: { name: string; user: TestUser | undefined }[];

  beforeAll(async () => {
    api = await openTestApi();
    callers = [
      { name: "nobody", user: undefined },
      { name: "a candidate", user: await api.signUp("candidate") },
      { name: "a recruiter", user: await api.signUp("recruiter") },
    ];
  });
  afterAll(() => api[Symbol.asyncDispose]());

  /** Calls a procedure with an empty input. */
  function callEmpty(path: string, who: { token?: string }) {
    return listProcedures().get(path)?.type === "query"
      ? api.call("GET", `/trpc/${path}?input=%7B%7D`, who)
      : api.call("POST", `/trpc/${path}`, { ...who, body: {} });
  }

  it("is declared for every procedure of the router", () => {
    const declared = [...listProcedures()].map(([path, { audience }]) => [path, audience]);
    expect(Object.fromEntries(declared), "a new procedure needs a line in AUDIENCES").toEqual(AUDIENCES);
  });

  it.each(Object.entries(AUDIENCES).filter(([path]) => path !== "auth.logout" && path !== "live.events"))(
    "%s is for: %s",
    async (path, audience) => {
      for (const { name, user } of callers) {
        const answer = await callEmpty(path, user === undefined ? {} : { token: user.token });
        const refusal = refusalOf(audience, user);
        if (refusal === undefined) expect(REFUSED, `${name}: ${answer.status}`).not.toContain(answer.status);
        else expect(answer.status, name).toBe(refusal);
      }
    },
  );

  it("is refused whole to who is suspended, but for their data and the way out", async () => {
    const { sql } = api.database;
    for (const role of ["candidate", "recruiter"] as const) {
      const { token, userId } = await api.signUp(role);
      await sql`update users set suspended_at = now() where id = ${userId}`;
      for (const [path, audience] of Object.entries(AUDIENCES)) {
        if (audience === "public" || path === "auth.logout" || path === "live.events") continue;
        const answer = await callEmpty(path, { token });
        const code = answer.body.error?.data.errorCode;
        if (audience === "account") expect(code, path).not.toBe("ACCOUNT_SUSPENDED");
        else expect(code, path).toBe("ACCOUNT_SUSPENDED");
      }
    }
  });
});
