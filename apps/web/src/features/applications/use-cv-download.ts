import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { errorMessage } from "../../lib/errors.ts";
import { useTRPCClient } from "../../lib/trpc.ts";
import { saveFile } from "./save-file.ts";

/** Fetches the CV of an application as it was uploaded and saves it. */
export function useCvDownload(applicationId: string) {
  const t = useTranslations("applications.actions");
  const client = useTRPCClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => client.applications.file.query({ id: applicationId }),
    onSuccess: saveFile,
    onError: (error) => void toast.error(errorMessage(error, t("downloadFailed"))),
  });
}
