import { ProgressBar } from "@rolecall/ui/progress-bar";
import { useTranslations } from "use-intl";

/** First how much has been sent, then that the server is reading it. */
export function UploadProgress({ share }: { share: number }) {
  const t = useTranslations("cv.file");
  const sent = share >= 1;
  return (
    <div role="status">
      <ProgressBar label={sent ? t("analyzing") : t("sending")} value={sent ? undefined : share * 100} />
    </div>
  );
}
