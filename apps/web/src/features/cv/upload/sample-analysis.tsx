import { Button } from "@rolecall/ui/button";
import { cardStyles } from "@rolecall/ui/card";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation } from "@tanstack/react-query";
import { FlaskConicalIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useErrorText } from "../../../lib/queries/use-error-text.ts";
import type { FreshAnalysis } from "../types.ts";

/** Runs the analysis on the CV that ships with the server. */
export function SampleAnalysis({ onAnalyzed }: { onAnalyzed: (analysis: FreshAnalysis) => void }) {
  const t = useTranslations("cv.upload");
  const trpc = useTRPC();
  const toast = useToast();
  const errorText = useErrorText();
  const analyse = useMutation(
    trpc.cv.analyseSample.mutationOptions({
      onSuccess: ({ data }) => {
        toast.success(t("sampleSuccess"));
        onAnalyzed({ data, fileName: undefined });
      },
      onError: (error) => void toast.error(t("sampleFailed", { reason: errorText(error) })),
    }),
  );
  return (
    <section className={cardStyles({ padding: "lg" })} aria-labelledby="cv-sample">
      <h2 id="cv-sample" className="title-card">
        {t("sampleTitle")}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{t("sampleText")}</p>
      <Button
        variant="secondary"
        icon={<FlaskConicalIcon aria-hidden />}
        pending={analyse.isPending}
        onClick={() => analyse.mutate()}
      >
        {t("sample")}
      </Button>
    </section>
  );
}
