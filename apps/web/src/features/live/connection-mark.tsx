import { useTranslations } from "use-intl";
import { useOnline } from "../../lib/browser/use-online.ts";
import type { LiveStatus } from "./live-hub.ts";
import { useLiveStatus } from "./use-live.ts";

const looks: Record<
  Exclude<LiveStatus, "idle">,
  { dot?: string; label: "online" | "connecting" | "offline" | "catchingUp" }
> = {
  online: { label: "online" },
  connecting: { dot: "bg-edge animate-pulse", label: "connecting" },
  offline: { dot: "border-2 border-danger-fill", label: "offline" },
  "catching-up": { dot: "bg-warning-fill animate-pulse", label: "catchingUp" },
};

/** A dot in the bar while events do not arrive as they happen; that they do goes without a sign. */
export function ConnectionMark() {
  const t = useTranslations("live.state");
  const status = useLiveStatus();
  const online = useOnline();
  if (status === "idle") return null;
  // Without a network the connection is lost, though it may take a while to show.
  const { dot, label } = looks[online ? status : "offline"];
  if (dot === undefined) return <span className="sr-only">{t(label)}</span>;
  return (
    <span className="grid size-8 place-items-center" title={t(label)}>
      <span aria-hidden className={`size-2 rounded-full ${dot}`} />
      <span className="sr-only">{t(label)}</span>
    </span>
  );
}
