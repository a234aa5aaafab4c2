import { useTranslations } from "use-intl";

/** What word processors write. */
const DOCUMENT = /\.(?:docx?|odt|rtf|pages)$/i;

/** Below a field that takes PDFs only: what to do with a document that was picked there instead. */
export function DocumentAdvice({ file }: { file: File | null }) {
  const t = useTranslations("cv.file");
  const given = file !== null && DOCUMENT.test(file.name);
  return (
    <p role="status" className="-mt-2 text-sm text-balance text-muted empty:hidden">
      {given && t("documentAdvice")}
    </p>
  );
}
