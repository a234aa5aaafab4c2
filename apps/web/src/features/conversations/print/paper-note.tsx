import { useTranslations } from "use-intl";
import { MOST_PRINTED } from "./use-print-thread.ts";

interface PaperNoteProps {
  /** Messages that were said before the first one on the paper. */
  missing: number;
  /** Messages on the paper. */
  printed: number;
}

/** Says on the paper that a conversation does not begin there, and how to print it whole. */
export function PaperNote({ missing, printed }: PaperNoteProps) {
  const t = useTranslations("conversations.print");
  if (missing === 0) return null;
  return (
    <p className="px-gutter pt-4 text-center text-sm text-muted">
      {t("missing", { count: missing })} {printed < MOST_PRINTED && t("how", { entry: t("entry") })}
    </p>
  );
}
