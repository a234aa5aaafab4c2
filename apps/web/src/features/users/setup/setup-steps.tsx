import type { UploadCvResult } from "@rolecall/contracts/users/schemas";
import { Dialog } from "@rolecall/ui/dialog";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { SetupResult } from "./setup-result.tsx";
import { SetupUpload } from "./setup-upload.tsx";

interface SetupStepsProps {
  /** What the first step found; undefined while it is open. */
  result: UploadCvResult | undefined;
  onUploaded: (result: UploadCvResult) => void;
  onSkip: () => void;
  onComplete: (result: UploadCvResult) => void;
}

/** The two steps in one dialog: pick a CV, then see what was found in it. */
export default function SetupSteps({ result, onUploaded, onSkip, onComplete }: SetupStepsProps) {
  const t = useTranslations("users.setup");
  const [busy, setBusy] = useState(false);
  const close = () => (result ? onComplete(result) : onSkip());
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      dismissible={!busy}
      title={result ? t("resultTitle") : t("title")}
      description={
        <>
          <span className="mb-1 block text-xs font-semibold text-faint">
            {t("step", { step: result ? 2 : 1 })}
          </span>
          {result ? t("resultDescription") : t("description")}
        </>
      }
    >
      {result ? (
        <SetupResult data={result.analysisData} onComplete={() => onComplete(result)} />
      ) : (
        <SetupUpload onUploaded={onUploaded} onSkip={onSkip} onBusyChange={setBusy} />
      )}
    </Dialog>
  );
}
