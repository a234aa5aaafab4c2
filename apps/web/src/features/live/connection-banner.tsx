import { CloudOffIcon, RefreshCwIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../lib/browser/use-online.ts";
import { useLiveStatus } from "./use-live.ts";

/** A blink of the connection is not worth a banner. */
const SHOW_AFTER_MS = 2000;

/** Under the navigation while the browser or the live connection is offline. */
export function ConnectionBanner() {
  const t = useTranslations("live");
  const online = useOnline();
  const loss = useLastingLoss();
  const text = online ? loss && t(loss) : t("offline");
  const Icon = online ? RefreshCwIcon : CloudOffIcon;
  return (
    <div role="status">
      {text && (
        <p
          data-connection-banner
          className="flex items-center justify-center gap-2 border-b border-warning-line bg-warning-soft px-4 py-2 text-sm text-ink"
        >
          <Icon aria-hidden className="size-4 shrink-0 text-warning" />
          {text}
        </p>
      )}
    </div>
  );
}

/** A loss that has lasted, until what was missed is here: only who was told of it is told of the catching up. */
function useLastingLoss(): "reconnecting" | "catchingUp" | undefined {
  const status = useLiveStatus();
  const [told, setTold] = useState(false);
  useEffect(() => {
    if (status === "catching-up") return;
    const offline = status === "offline";
    const timer = setTimeout(() => setTold(offline), offline ? SHOW_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [status]);
  if (!told || status === "online") return undefined;
  return status === "catching-up" ? "catchingUp" : "reconnecting";
}
