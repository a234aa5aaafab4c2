import { FileStream } from "@rolecall/contracts/common/file-stream";
import { IdInput } from "@rolecall/contracts/common/id";
import { HiddenFrom, HiddenFromResult } from "@rolecall/contracts/users/hidden-from";
import { CorrectReadingInput, ProfileReading } from "@rolecall/contracts/users/reading";
import {
  ChangePasswordInput,
  ChangePasswordResult,
  DeleteAccountInput,
  ListUsersInput,
  ListUsersResult,
  ReplaceCvResult,
  UpdateAccountInput,
  UpdateProfileInput,
  UploadCvResult,
  User,
  UserSummary,
} from "@rolecall/contracts/users/schemas";
import { z } from "zod";
import { UploadForm } from "../../files/upload-form.ts";
import {
  accountProcedure,
  candidateProcedure,
  memberProcedure,
  overRest,
  recruiterProcedure,
  router,
} from "../../trpc/init.ts";
import { changePassword } from "./change-password.ts";
import { downloadProfileCv } from "./download-profile-cv.ts";
import { getCandidate } from "./get-candidate.ts";
import { getUser } from "./get-user.ts";
import { listHiddenFrom } from "./hiding/hidden-from.queries.ts";
import { saveHiddenFrom } from "./hiding/save-hidden-from.ts";
import { listUsers } from "./list-users.ts";
import { updateAccount } from "./update-account.ts";

const profile = () => import("./profile-operations.ts");

export const usersRouter = router({
  me: accountProcedure.output(User).query(({ ctx }) => getUser(ctx.deps.database.db, ctx.actor.userId)),
  list: recruiterProcedure
    .input(ListUsersInput)
    .output(ListUsersResult)
    .query(({ ctx, input }) => listUsers(ctx.deps, ctx.actor, input)),
  candidate: recruiterProcedure
    .input(IdInput)
    .output(UserSummary)
    .query(({ ctx, input }) => getCandidate(ctx.deps, ctx.actor, input)),
  updateAccount: memberProcedure
    .input(UpdateAccountInput)
    .output(User)
    .mutation(({ ctx, input }) => updateAccount(ctx.deps, ctx.actor, input)),
  changePassword: memberProcedure
    .input(ChangePasswordInput)
    .output(ChangePasswordResult)
    .mutation(({ ctx, input }) => changePassword(ctx.deps, ctx, input)),
  hiddenFrom: candidateProcedure
    .output(HiddenFromResult)
    .query(({ ctx }) => listHiddenFrom(ctx.deps.database.db, ctx.actor.userId)),
  saveHiddenFrom: candidateProcedure
    .input(HiddenFrom)
    .output(HiddenFromResult)
    .mutation(({ ctx, input }) => saveHiddenFrom(ctx.deps, ctx.actor, input)),
  deleteAccount: accountProcedure
    .input(DeleteAccountInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const { deleteAccount } = await import("./deletion/delete-account.ts");
      return deleteAccount(ctx.deps, ctx, input);
    }),
  export: accountProcedure
    .use(overRest)
    .output(FileStream)
    .query(async ({ ctx }) => {
      const { exportData } = await import("./export/export-data.ts");
      return exportData(ctx.deps, ctx.actor);
    }),
  updateProfile: candidateProcedure
    .input(UpdateProfileInput)
    .output(User)
    .mutation(async ({ ctx, input }) => (await profile()).updateProfile(ctx.deps, ctx.actor, input)),
  reading: candidateProcedure
    .output(ProfileReading.nullable())
    .query(async ({ ctx }) => (await profile()).getReading(ctx.deps.database.db, ctx.actor.userId)),
  cvFile: candidateProcedure
    .use(overRest)
    .output(FileStream)
    .query(({ ctx }) => downloadProfileCv(ctx.deps, ctx.actor)),
  correctReading: candidateProcedure
    .input(CorrectReadingInput)
    .output(ProfileReading)
    .mutation(async ({ ctx, input }) => (await profile()).correctReading(ctx.deps, ctx.actor, input)),
  uploadCv: candidateProcedure
    .input(UploadForm)
    .output(UploadCvResult)
    .mutation(async ({ ctx, input }) => (await profile()).uploadCv(ctx.deps, ctx.actor, input)),
  replaceCv: candidateProcedure
    .input(UploadForm)
    .output(ReplaceCvResult)
    .mutation(async ({ ctx, input }) => (await profile()).replaceCv(ctx.deps, ctx.actor, input)),
});
