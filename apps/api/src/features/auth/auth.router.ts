import { LoginInput, Session, SignupInput, SignupResult } from "@rolecall/contracts/auth/schemas";
import { z } from "zod";
import { memberProcedure, publicProcedure, router } from "../../trpc/init.ts";
import { login } from "./login.ts";
import { signUp } from "./sign-up.ts";

export const authRouter = router({
  signup: publicProcedure
    .input(SignupInput)
    .output(SignupResult)
    .mutation(({ ctx, input }) => signUp(ctx.deps, ctx.address, input)),
  login: publicProcedure
    .input(LoginInput)
    .output(Session)
    .mutation(({ ctx, input }) => login(ctx.deps, ctx.address, input)),
  logout: memberProcedure.output(z.void()).mutation(async ({ ctx }) => {
    if (ctx.token !== null) await ctx.deps.sessions.end(ctx.token);
  }),
});
