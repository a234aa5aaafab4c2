import type { FileContent } from "@rolecall/contracts/common/file-content";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
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
    onSuccess: (file) => saveFile({ blob: toBlob(file), fileName: file.fileName }),
    onError: (error) => void toast.error(errorMessage(error, t("downloadFailed"))),
  });
}

function toBlob({ contentType, base64 }: FileContent): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: contentType });
}
