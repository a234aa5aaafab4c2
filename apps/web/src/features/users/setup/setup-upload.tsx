import type { UploadCvResult } from "@rolecall/contracts/users/schemas";
import { Button } from "@rolecall/ui/button";
import { DialogBody, DialogFooter } from "@rolecall/ui/dialog";
import { FileDropZone } from "@rolecall/ui/file-drop-zone";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { FormError } from "../../../components/form-error.tsx";
import { DocumentAdvice } from "../../cv/upload/document-advice.tsx";
import { UploadProgress } from "../../cv/upload/upload-progress.tsx";
import { useCvForm } from "../../cv/upload/use-cv-form.ts";
import { setupErrorText } from "./setup-error.ts";

const KINDS = ["pdf"] as const;

interface SetupUploadProps {
  onUploaded: (result: UploadCvResult) => void;
  onSkip: () => void;
  onBusyChange: (busy: boolean) => void;
}

export function SetupUpload({ onUploaded, onSkip, onBusyChange }: SetupUploadProps) {
  const t = useTranslations("users.setup");
  const tErrors = useTranslations("common.errors");
  const { upload, submit, zone } = useCvForm<UploadCvResult>({
    kinds: KINDS,
    path: "/users/profile/upload-cv",
    onSuccess: onUploaded,
  });
  const busy = upload.isPending;
  useEffect(() => {
    onBusyChange(busy);
    return () => onBusyChange(false);
  }, [busy, onBusyChange]);

  const words = {
    unauthenticated: t("unauthenticated"),
    tooLarge: t("tooLarge"),
    network: tErrors("network"),
    failed: t("failed"),
  };
  return (
    <form onSubmit={submit} className="contents">
      <DialogBody className="flex flex-col gap-4">
        <FileDropZone label={t("label")} hint={t("hint")} {...zone} />
        <DocumentAdvice file={zone.file} />
        {busy && <UploadProgress share={upload.share} />}
        <FormError>{upload.error && setupErrorText(upload.error, words)}</FormError>
      </DialogBody>
      <DialogFooter>
        <Button variant="ghost" disabled={busy} onClick={onSkip}>
          {t("skip")}
        </Button>
        <Button type="submit" pending={busy}>
          {busy ? t("busy") : t("submit")}
        </Button>
      </DialogFooter>
    </form>
  );
}
