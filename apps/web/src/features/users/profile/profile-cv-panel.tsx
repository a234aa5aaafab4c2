import type { ReplaceCvResult, UploadCvResult, User } from "@rolecall/contracts/users/schemas";
import { Button } from "@rolecall/ui/button";
import { CardSection } from "@rolecall/ui/card";
import { FileDropZone } from "@rolecall/ui/file-drop-zone";
import { useToast } from "@rolecall/ui/toaster";
import { CircleCheckIcon, DownloadIcon, FileQuestionIcon } from "lucide-react";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { FormError } from "../../../components/form-error.tsx";
import { saveFile } from "../../../lib/files/save-file.ts";
import { errorMessage } from "../../../lib/queries/errors.ts";
import { DocumentAdvice } from "../../cv/upload/document-advice.tsx";
import { UploadProgress } from "../../cv/upload/upload-progress.tsx";
import { useCvForm } from "../../cv/upload/use-cv-form.ts";
import { useProfileCv } from "../use-profile-cv.ts";
import { CvChanges } from "./cv-changes.tsx";
import { useProfileRefresh } from "./use-profile-refresh.ts";

const KINDS = ["pdf"] as const;

/** Whether a CV is on file, and a form that replaces it or uploads the first one. */
export function ProfileCvPanel({ user }: { user: User }) {
  const t = useTranslations("users.profile.cv");
  const toast = useToast();
  const refresh = useProfileRefresh();
  const [changes, setChanges] = useState<ReplaceCvResult["changes"]>();
  const { upload, submit, zone } = useCvForm<ReplaceCvResult | UploadCvResult>({
    kinds: KINDS,
    ...(user.cvUploaded
      ? { path: "/users/profile/replace-cv", method: "PUT" }
      : { path: "/users/profile/upload-cv" }),
    onSuccess: (result) => {
      setChanges("changes" in result ? result.changes : undefined);
      refresh(result.user);
      toast.success(t("success"));
    },
  });

  return (
    <CardSection id="cv" title={t("title")}>
      <div className="flex flex-col gap-5">
        <CvStatus user={user} />
        <form onSubmit={submit} className="flex flex-col gap-4">
          <FileDropZone
            label={user.cvUploaded ? t("fileReplace") : t("fileFirst")}
            hint={t("hint")}
            {...zone}
          />
          <DocumentAdvice file={zone.file} />
          {upload.isPending && <UploadProgress share={upload.share} />}
          <FormError>{upload.error && errorMessage(upload.error, t("failed"))}</FormError>
          <Button
            type="submit"
            // A CV that is there needs no new one: the way on stands out once a file is chosen.
            variant={user.cvUploaded && zone.file === null ? "secondary" : "primary"}
            pending={upload.isPending}
            className="self-start max-sm:self-stretch"
          >
            {user.cvUploaded ? t("replace") : t("first")}
          </Button>
        </form>
        {changes && <CvChanges changes={changes} />}
      </div>
    </CardSection>
  );
}

function CvStatus({ user }: { user: User }) {
  const t = useTranslations("users.profile.cv");
  const format = useFormatter();
  const analyzed = user.aiProfileInsights?.lastAnalyzed;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-canvas px-4 py-3">
      <div className="flex flex-[1_1_14rem] items-start gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
        {user.cvUploaded ? (
          <CircleCheckIcon aria-hidden className="text-success" />
        ) : (
          <FileQuestionIcon aria-hidden className="text-warning" />
        )}
        <div className="min-w-0">
          <p className="font-semibold">{user.cvUploaded ? t("present") : t("missing")}</p>
          <p className="text-sm text-muted">
            {user.cvUploaded
              ? analyzed && t("analyzed", { date: format.dateTime(new Date(analyzed), "moment") })
              : t("missingHint")}
          </p>
        </div>
      </div>
      {user.cvUploaded && <DownloadCvButton />}
    </div>
  );
}

function DownloadCvButton() {
  const t = useTranslations("users.profile.cv");
  const toast = useToast();
  const download = useProfileCv({
    onSuccess: saveFile,
    onError: (error) => void toast.error(errorMessage(error, t("downloadFailed"))),
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      // Below the words, not the sign, where it has a line of its own.
      className="max-sm:ms-5"
      icon={<DownloadIcon aria-hidden />}
      aria-label={t("downloadLabel")}
      pending={download.isPending}
      onClick={() => download.mutate()}
    >
      {t("download")}
    </Button>
  );
}
