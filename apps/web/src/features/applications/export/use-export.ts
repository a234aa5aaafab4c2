import type { Application } from "@rolecall/contracts/applications/schemas";
import { useToast } from "@rolecall/ui/toaster";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { decimalSign } from "../../../lib/files/csv.ts";
import { saveFile } from "../../../lib/files/save-file.ts";
import { isolate } from "../../../lib/isolate.ts";
import { useTRPC } from "../../../lib/queries/trpc.ts";
import { useErrorText } from "../../../lib/queries/use-error-text.ts";
import { readApplicants } from "../applicants-query.ts";
import { orderApplicants } from "../order-applicants.ts";
import { type FileWords, titleInFileName, toApplicantsCsv, toLocalDay } from "./applicants-file.ts";

/** What takes no longer needs no word. */
const PATIENCE_MS = 400;

/** Those who go into the file out of all. */
export type Choose = (all: readonly Application[]) => readonly Application[];

/**
 * Saves applicants of a job as a file for spreadsheets, best first. What may have changed since the list was read is
 * read anew, to the last of thousands (`total` or so); where that fails there is no file.
 */
export function useExport({ _id: jobId, title }: Application["job"], total: number) {
  const t = useTranslations("applications.export");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const words = useFileWords();
  const id = `export-${jobId}`;

  async function readAll(): Promise<readonly Application[]> {
    const begun = Date.now();
    let text = t("reading");
    const say = () => void toast.loading(text, { id });
    const timer = setTimeout(say, PATIENCE_MS);
    const onRead = (count: number) => {
      text = t("readingOn", { count, total: Math.max(count, total) });
      if (Date.now() - begun > PATIENCE_MS) say();
    };
    try {
      return await readApplicants({ queryClient, trpc, jobId, onRead });
    } finally {
      clearTimeout(timer);
    }
  }

  return useMutation({
    mutationFn: async (choose: Choose) => {
      const applicants = choose(orderApplicants(await readAll()));
      const name = t("fileName", { title: titleInFileName(title), day: toLocalDay(new Date()) });
      const file = new File([toApplicantsCsv(applicants, words)], name, { type: "text/csv" });
      return { file, count: applicants.length };
    },
    onSuccess: ({ file, count }) => {
      saveFile(file);
      toast.success(t("done", { count, fileName: isolate(file.name) }), { id });
    },
    onError: (error) => void toast.error(t("failed", { reason: errorText(error) }), { id }),
  });
}

function useFileWords(): FileWords {
  const t = useTranslations("applications");
  const router = useRouter();
  const columns = useTranslations("applications.export.columns");
  const details = useTranslations("applications.details");
  return {
    decimal: decimalSign(),
    columns: [
      columns("name"),
      columns("email"),
      columns("stage"),
      details("match"),
      columns("years"),
      details("level"),
      details("matchingSkills"),
      details("missingSkills"),
      details("matchingNiceToHaveSkills"),
      details("extractedSkills"),
      columns("applied"),
      columns("moved"),
      columns("remarks"),
      columns("address"),
    ],
    stage: (stage) => t(`stage.${stage}`),
    remarks: (application) => [
      ...(application.candidate.unavailable ? [t("unavailable.badge")] : []),
      ...(application.analysisStatus === "pending" ? [t("status.pending")] : []),
      ...(application.analysisStatus === "failed"
        ? [t("export.readFailed", { reason: application.analysis.error })]
        : []),
      ...(application.analysisStatus === "done" && application.analysis.outdated ? [t("card.outdated")] : []),
    ],
    address: ({ _id: applicationId, job }) => {
      const { href } = router.buildLocation({
        to: "/applicants/$jobId",
        params: { jobId: job._id },
        search: { applicationId },
      });
      return new URL(href, location.origin).href;
    },
  };
}
