import { LoginInput, Session, SignupInput, SignupResult } from "@rolecall/contracts/auth/schemas";
import { EndOtherSessionsResult, ListSessionsResult } from "@rolecall/contracts/auth/sessions";
import { IdInput } from "@rolecall/contracts/common/id";
import { z } from "zod";
import { accountProcedure, memberProcedure, publicProcedure, router } from "../../trpc/init.ts";
import { endOtherSessions } from "./end-other-sessions.ts";
import { endSession } from "./end-session.ts";
import { listSessions } from "./list-sessions.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { signUp } from "./sign-up.ts";

export const authRouter = router({
  signup: publicProcedure
    .input(SignupInput)
    .output(SignupResult)
    .mutation(({ ctx, input }) => signUp(ctx.deps, ctx.address, input)),
  login: publicProcedure
    .input(LoginInput)
    .output(Session)
    .mutation(({ ctx, input }) => login(ctx.deps, ctx, input)),
  logout: accountProcedure.output(z.void()).mutation(({ ctx }) => logout(ctx.deps, ctx)),
  sessions: memberProcedure.output(ListSessionsResult).query(({ ctx }) => listSessions(ctx.deps, ctx.actor)),
  endSession: memberProcedure
    .input(IdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endSession(ctx.deps, ctx.actor, input)),
  endOtherSessions: memberProcedure
    .output(EndOtherSessionsResult)
    .mutation(({ ctx }) => endOtherSessions(ctx.deps, ctx.actor)),
});
