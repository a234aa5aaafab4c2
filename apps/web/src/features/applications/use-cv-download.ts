import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { toFile } from "../../lib/files/file-content.ts";
import { saveFile } from "../../lib/files/save-file.ts";
import { errorMessage } from "../../lib/queries/errors.ts";
import { useTRPCClient } from "../../lib/queries/trpc.ts";

/** Fetches the CV of an application as it was uploaded and saves it. */
export function useCvDownload(applicationId: string) {
  const t = useTranslations("applications.actions");
  const client = useTRPCClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => client.applications.file.query({ id: applicationId }),
    onSuccess: (content) => saveFile(toFile(content)),
    onError: (error) => void toast.error(errorMessage(error, t("downloadFailed"))),
  });
}
