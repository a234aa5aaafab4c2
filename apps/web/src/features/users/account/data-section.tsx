import { Button } from "@rolecall/ui/button";
import { CardSection } from "@rolecall/ui/card";
import { useMutation } from "@tanstack/react-query";
import { DownloadIcon } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { FormError } from "../../../components/form-error.tsx";
import { downloadFile } from "../../../lib/files/download-file.ts";
import { saveFile } from "../../../lib/files/save-file.ts";
import { useErrorText } from "../../../lib/queries/use-error-text.ts";
import { useActor } from "../../../lib/session/use-actor.ts";

const MB = 1024 * 1024;

/** Everything that is held of the user, as one file. */
export function DataSection({ as = "h3" }: { as?: "h2" | "h3" }) {
  const t = useTranslations("users.account.data");
  const errorText = useErrorText();
  const { token } = useActor();
  const [bytes, setBytes] = useState(0);
  const download = useMutation({
    mutationFn: () => downloadFile({ path: "/users/me/export", token, onProgress: setBytes }),
    onMutate: () => setBytes(0),
    onSuccess: saveFile,
  });
  return (
    <CardSection as={as} id="data" title={t("title")} description={t("description")}>
      <div className="flex flex-col items-start gap-4">
        {download.isError && <FormError>{errorText(download.error)}</FormError>}
        <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="secondary"
            icon={<DownloadIcon aria-hidden />}
            pending={download.isPending}
            className="max-sm:w-full"
            onClick={() => download.mutate()}
          >
            {t("download")}
          </Button>
          <p role="status" className="text-sm text-muted tabular-nums">
            {download.isPending && t("progress", { megabytes: Math.floor(bytes / MB) })}
            {download.isSuccess && t("done", { fileName: download.data.name })}
          </p>
        </div>
      </div>
    </CardSection>
  );
}
