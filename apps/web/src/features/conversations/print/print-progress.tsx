import { Button } from "@rolecall/ui/button";
import { ProgressBar } from "@rolecall/ui/progress-bar";
import { useTranslations } from "use-intl";
import type { PrintProgress as Progress } from "./use-print-thread.ts";

/** While a long conversation is fetched for the paper; laid over it, so that nothing moves. */
export function PrintProgress({ progress, onStop }: { progress: Progress; onStop: () => void }) {
  const t = useTranslations("conversations.print");
  const { loaded, wanted } = progress;
  return (
    <div className="relative z-2 print:hidden">
      <div className="absolute inset-x-0 top-0 flex items-center gap-4 border-b border-line bg-raised px-gutter py-3 shadow-overlay sm:px-5">
        <div className="min-w-0 flex-1">
          <ProgressBar
            label={t("fetching", { loaded, wanted })}
            value={wanted === 0 ? undefined : (100 * loaded) / wanted}
          />
        </div>
        <Button variant="secondary" size="sm" onClick={onStop}>
          {t("stop")}
        </Button>
      </div>
    </div>
  );
}
