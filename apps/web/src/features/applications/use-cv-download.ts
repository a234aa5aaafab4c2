import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { downloadFile } from "../../lib/files/download-file.ts";
import { saveFile } from "../../lib/files/save-file.ts";
import { errorMessage } from "../../lib/queries/errors.ts";
import { useActor } from "../../lib/session/use-actor.ts";

/** Fetches the CV of an application as it was uploaded and saves it. */
export function useCvDownload(applicationId: string) {
  const t = useTranslations("applications.actions");
  const { token } = useActor();
  const toast = useToast();
  return useMutation({
    mutationFn: () => downloadFile({ path: `/applications/${applicationId}/cv`, token }),
    onSuccess: saveFile,
    onError: (error) => void toast.error(errorMessage(error, t("downloadFailed"))),
  });
}
