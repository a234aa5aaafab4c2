import { Toast as Base } from "@base-ui/react/toast";
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from "lucide-react";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { buttonStyles } from "./button.tsx";
import { cx } from "./cx.tsx";
import { IconButton } from "./icon-button.tsx";
import { Spinner } from "./spinner.tsx";
import { entryRole, type Feed, type ToastEntry, type ToastKind } from "./toaster.tsx";
import { useUiLabels } from "./ui-provider.tsx";

/** Default time on screen, and the length of the exit animation. */
const DEFAULT_DURATION_MS = 4000;
const MOST_AT_ONCE = 5;
/** In characters: a text up to this long is still readable in the room that a phone's bar has beside a button. */
const SHORT_TEXT = 40;

const looks: Record<ToastKind, { edge: string; icon: ReactNode }> = {
  success: { edge: "border-success-line", icon: <CircleCheckIcon aria-hidden className="text-success" /> },
  error: { edge: "border-danger-line", icon: <CircleAlertIcon aria-hidden className="text-danger" /> },
  warning: { edge: "border-warning-line", icon: <TriangleAlertIcon aria-hidden className="text-warning" /> },
  info: { edge: "border-info-line", icon: <InfoIcon aria-hidden className="text-info" /> },
  loading: { edge: "border-line", icon: <Spinner decorative className="text-accent" /> },
};

/** Toasts at the top; `toasts.css` says where. Pointing at them or focusing them (F6) holds their time. */
export function ToastRegion({ feed }: { feed: Feed<ToastEntry> }) {
  return (
    <Base.Provider timeout={DEFAULT_DURATION_MS} limit={MOST_AT_ONCE}>
      <ToastList feed={feed} />
    </Base.Provider>
  );
}

function ToastList({ feed }: { feed: Feed<ToastEntry> }) {
  const labels = useUiLabels();
  const { toasts, add, close } = Base.useToastManager<ToastEntry>();
  const scrolled = useSyncExternalStore(watchScrolling, isScrolled);
  useEffect(
    () =>
      feed.attach({
        show: (entry) => add({ id: entry.id, type: entry.kind, timeout: entry.durationMs, data: entry }),
        dismiss: close,
      }),
    [feed, add, close],
  );
  return (
    <Base.Portal>
      <Base.Viewport
        aria-label={labels.toasts}
        data-scrolled={scrolled || undefined}
        className="toasts z-70 print:hidden"
      >
        {toasts.map((toast) => (
          <Base.Root
            key={toast.id}
            toast={toast}
            {...entryRole}
            swipeDirection={["up", "down"]}
            className={cx(
              "toast min-h-12 gap-2.5 rounded-lg border bg-raised py-1.5 ps-3 pe-1.5 text-ink shadow-overlay max-[22.5rem]:gap-1 max-[22.5rem]:ps-2.5 max-[22.5rem]:pe-0 max-lg:text-sm lg:gap-3 lg:ps-4 lg:pe-2",
              looks[toast.data?.kind ?? "info"].edge,
            )}
          >
            {toast.data && <ToastBody entry={toast.data} onDismiss={() => close(toast.id)} />}
          </Base.Root>
        ))}
      </Base.Viewport>
    </Base.Portal>
  );
}

/** The space that a page leaves above its heading is still in view. */
const HARDLY_SCROLLED_PX = 8;

function isScrolled(): boolean {
  return scrollY > HARDLY_SCROLLED_PX;
}

function watchScrolling(onChange: () => void): () => void {
  addEventListener("scroll", onChange, { passive: true });
  return () => removeEventListener("scroll", onChange);
}

function ToastBody({ entry, onDismiss }: { entry: ToastEntry; onDismiss: () => void }) {
  const labels = useUiLabels();
  const short = typeof entry.message === "string" && entry.message.length <= SHORT_TEXT;
  return (
    <>
      {/* On the least of phones its words need the room. */}
      <span className="shrink-0 max-[22.5rem]:hidden [&_svg]:size-5">{looks[entry.kind].icon}</span>
      <div
        className={cx(
          "flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 max-[22.5rem]:gap-x-1",
          short && "has-[button:only-of-type]:flex-nowrap",
        )}
      >
        <Base.Description className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
          {entry.kind !== "loading" && <span className="sr-only">{labels.kinds[entry.kind]}: </span>}
          <span>{entry.message}</span>
        </Base.Description>
        {entry.actions?.map((action) => (
          <button
            key={action.label}
            type="button"
            className={buttonStyles({ variant: "secondary", size: "sm" })}
            onClick={() => {
              action.onClick();
              onDismiss();
            }}
          >
            {action.label}
          </button>
        ))}
      </div>
      <IconButton
        label={labels.dismiss}
        icon={<XIcon aria-hidden />}
        size="sm"
        className="-my-1"
        onClick={onDismiss}
      />
    </>
  );
}
