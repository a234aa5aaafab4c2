import { CloudOffIcon, RefreshCwIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../lib/use-online.ts";
import type { LiveStatus } from "./live-hub.ts";
import { useLiveStatus } from "./use-live.ts";

/** A blink of the connection is not worth a banner. */
const SHOW_AFTER_MS = 2000;

/** Under the navigation while the browser or the live connection is offline. */
export function ConnectionBanner() {
  const t = useTranslations("live");
  const online = useOnline();
  const status = useLastingStatus();
  const text = !online
    ? t("offline")
    : status === "offline"
      ? t("reconnecting")
      : status === "catching-up"
        ? t("catchingUp")
        : null;
  const Icon = online ? RefreshCwIcon : CloudOffIcon;
  return (
    <div role="status">
      {text && (
        <p className="flex items-center justify-center gap-2 border-b border-warning-line bg-warning-soft px-4 py-2 text-sm text-ink">
          <Icon aria-hidden className="size-4 shrink-0 text-warning" />
          {text}
        </p>
      )}
    </div>
  );
}

/** The status, with a loss reported only once it has lasted. */
function useLastingStatus(): LiveStatus {
  const status = useLiveStatus();
  const [lasting, setLasting] = useState(status);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(status), status === "offline" ? SHOW_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [status]);
  // Catching up is only worth a word to somebody who was told of the loss.
  return status === "catching-up" && lasting === "online" ? "online" : lasting;
}
