import type { CvFileType } from "@rolecall/contracts/common/files";
import { useTranslations } from "use-intl";
import { checkCvFile } from "../../../lib/files/cv-file.ts";

/** What is wrong with a picked file, in a sentence; undefined when it may be sent. */
export function useCvFileText(kinds: readonly CvFileType[]): (file: File | null) => string | undefined {
  const t = useTranslations("cv.file");
  const wrongType = kinds.includes("docx") ? t("pdfOrDocx") : t("pdfOnly");
  return (file) => {
    if (!file) return t("none");
    const problem = checkCvFile(file, kinds);
    if (problem === "wrongType") return wrongType;
    if (problem === "tooLarge") return t("tooLarge");
    return problem === "empty" ? t("empty") : undefined;
  };
}
