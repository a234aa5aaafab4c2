import type { AnalyseCvOutput } from "@rolecall/contracts/cv/schemas";
import { Button } from "@rolecall/ui/button";
import { CardSection, cardStyles } from "@rolecall/ui/card";
import { FileDropZone } from "@rolecall/ui/file-drop-zone";
import { CircleCheckIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import type { z } from "zod";
import { FormError } from "../../../components/form-error.tsx";
import { analysisFailure } from "../analysis-error.ts";
import type { FreshAnalysis } from "../types.ts";
import { SampleAnalysis } from "./sample-analysis.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { useCvForm } from "./use-cv-form.ts";

const KINDS = ["pdf", "docx"] as const;

interface AnalysisUploadProps {
  onAnalyzed: (analysis: FreshAnalysis) => void;
}

export function AnalysisUpload({ onAnalyzed }: AnalysisUploadProps) {
  const t = useTranslations("cv.upload");
  const { upload, submit, zone } = useCvForm<z.infer<typeof AnalyseCvOutput>>({
    kinds: KINDS,
    path: "/cv/comprehensive",
    fields: { language: "auto" },
    onSuccess: ({ data }, sent) => onAnalyzed({ data, fileName: sent.name }),
  });

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <CardSection id="cv-upload" title={t("title")}>
        <form onSubmit={submit} className="flex flex-col gap-5">
          <FileDropZone label={t("label")} hint={t("hint")} {...zone} />
          {upload.isPending && <UploadProgress share={upload.share} />}
          <FormError>{upload.error && <FailureText error={upload.error} />}</FormError>
          <Button
            type="submit"
            size="lg"
            pending={upload.isPending}
            className="self-start max-sm:self-stretch"
          >
            {t("submit")}
          </Button>
        </form>
      </CardSection>
      <div className="flex flex-col gap-6">
        <section className={cardStyles({ padding: "lg" })} aria-labelledby="cv-what">
          <h2 id="cv-what" className="title-card mb-3">
            {t("whatTitle")}
          </h2>
          <ul className="flex flex-col gap-2.5 text-sm text-muted">
            {([1, 2, 3, 4] as const).map((index) => (
              <li key={index} className="flex gap-2.5">
                <CircleCheckIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
                {t(`what${index}`)}
              </li>
            ))}
          </ul>
        </section>
        <SampleAnalysis onAnalyzed={onAnalyzed} />
      </div>
    </div>
  );
}

function FailureText({ error }: { error: unknown }) {
  const t = useTranslations("cv.upload");
  const failure = analysisFailure(error);
  return "reason" in failure ? t(failure.kind, { reason: failure.reason }) : t(failure.kind);
}
