import { Button } from "@rolecall/ui/button";
import { ErrorState } from "@rolecall/ui/states";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useLeaving } from "../../lib/browser/leaving.ts";
import { useOnline } from "../../lib/browser/use-online.ts";
import { usePageTitle } from "../../lib/browser/use-page-title.ts";
import { parseError } from "../../lib/queries/errors.ts";
import { useErrorText } from "../../lib/queries/use-error-text.ts";
import { PendingPage } from "./pending-page.tsx";

/** For what a screen did not handle itself: a loader that failed, or a fault of ours. Not for who is leaving. */
export function CrashPage(props: ErrorComponentProps) {
  return useLeaving() ? <PendingPage /> : <Crash {...props} />;
}

function Crash({ error, reset }: ErrorComponentProps) {
  const t = useTranslations("shell.crash");
  const errorText = useErrorText();
  const online = useOnline();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  function retry() {
    queries.reset();
    reset();
    void router.invalidate();
  }

  // What could not be fetched without a network is tried again when there is one.
  useEffect(() => {
    const tryAgain = () => {
      reset();
      void router.invalidate();
    };
    addEventListener("online", tryAgain);
    return () => removeEventListener("online", tryAgain);
  }, [reset, router]);

  const { code } = parseError(error);
  const ours = code === "UNKNOWN";
  const title = t(code === "NETWORK" ? "notLoaded" : "title");
  usePageTitle(title);
  return (
    <div className="mx-auto w-full max-w-3xl px-gutter py-12 sm:px-6 sm:py-20">
      <ErrorState
        title={title}
        onRetry={retry}
        action={
          // Without a network, that would be the end of the page.
          online && (
            <Button variant="ghost" onClick={() => location.reload()}>
              {t("reload")}
            </Button>
          )
        }
      >
        {ours ? t("text") : errorText(error)}
      </ErrorState>
    </div>
  );
}
