import { Toast as Base } from "@base-ui/react/toast";
import { XIcon } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { cx } from "./cx.tsx";
import { IconButton } from "./icon-button.tsx";
import { markRestingPointer } from "./resting-pointer.tsx";
import { entryRole, type Feed } from "./toaster.tsx";
import { useUiLabels } from "./ui-provider.tsx";

export type PopupTone = "accent" | "success" | "plum" | "warning" | "info";

export interface PopupEntry {
  id: string;
  tone: PopupTone;
  icon: ReactNode;
  title: ReactNode;
  message: ReactNode;
  /** A short figure or word at the end of the title, such as "82%". */
  mark?: ReactNode;
  /** Makes the whole popup a button that leads to the thing it speaks of. */
  onOpen?: (() => void) | undefined;
  /** It begins to leave the screen, by itself or because somebody wants it to. */
  onClose?: (() => void) | undefined;
}

const DURATION_MS = 5000;
const MOST_AT_ONCE = 4;

const tones: Record<PopupTone, { bar: string; icon: string }> = {
  accent: { bar: "bg-accent", icon: "bg-accent-soft text-accent-strong" },
  success: { bar: "bg-success-fill", icon: "bg-success-soft text-success" },
  plum: { bar: "bg-plum-fill", icon: "bg-plum-soft text-plum" },
  warning: { bar: "bg-warning-fill", icon: "bg-warning-soft text-warning" },
  info: { bar: "bg-info-fill", icon: "bg-info-soft text-info" },
};

/** Live popups at the lower end corner: 5 s each, held while focused, or while a mouse on them does not rest. */
export function PopupRegion({ feed }: { feed: Feed<PopupEntry> }) {
  return (
    <Base.Provider timeout={DURATION_MS} limit={MOST_AT_ONCE}>
      <PopupList feed={feed} />
    </Base.Provider>
  );
}

function PopupList({ feed }: { feed: Feed<PopupEntry> }) {
  const labels = useUiLabels();
  const { toasts, add, close } = Base.useToastManager<PopupEntry>();
  useEffect(
    () =>
      feed.attach({
        show: (entry) => add({ id: entry.id, data: entry, onClose: () => entry.onClose?.() }),
        dismiss: close,
      }),
    [feed, add, close],
  );
  return (
    <Base.Portal>
      <Base.Viewport
        ref={markRestingPointer}
        aria-label={labels.popups}
        className={cx(
          "pointer-events-none fixed end-3 bottom-3 z-60 flex w-[min(23rem,calc(100vw-1.5rem))] flex-col-reverse gap-2 sm:end-5 sm:bottom-5 print:hidden",
          // Above whatever stays at the lower edge: the actions of a form, on phones the box a message is written in.
          "in-[:root:has([data-sticky-actions])]:bottom-20! max-md:in-[:root:has([data-fills-phone])]:bottom-20!",
          // Out of the way of a dialog's actions: they end at its right, and on phones take its lower edge.
          "in-[:root:has([data-dialog-actions])]:max-sm:top-3! in-[:root:has([data-dialog-actions])]:max-sm:bottom-auto!",
          "in-[:root:has([data-dialog-actions])]:sm:start-5! in-[:root:has([data-dialog-actions])]:sm:end-auto!",
        )}
      >
        {toasts.map((toast) => (
          <Base.Root
            key={toast.id}
            toast={toast}
            {...entryRole}
            swipeDirection={["right", "down"]}
            className="pointer-events-auto relative flex items-start gap-3 overflow-hidden rounded-lg border border-line bg-raised py-3 ps-4 pe-2 text-ink shadow-overlay transition duration-300 ease-out data-starting-style:translate-y-3 data-starting-style:opacity-0 data-ending-style:translate-y-3 data-ending-style:opacity-0 data-limited:hidden in-data-pointer-rests:pointer-events-none"
          >
            {toast.data && <PopupBody entry={toast.data} onDismiss={() => close(toast.id)} />}
          </Base.Root>
        ))}
      </Base.Viewport>
    </Base.Portal>
  );
}

function PopupBody({ entry, onDismiss }: { entry: PopupEntry; onDismiss: () => void }) {
  const labels = useUiLabels();
  const tone = tones[entry.tone];
  const { onOpen } = entry;
  return (
    <>
      <span aria-hidden className={cx("absolute inset-y-0 start-0 w-1", tone.bar)} />
      <span
        aria-hidden
        className={cx("grid size-9 shrink-0 place-items-center rounded-md [&_svg]:size-5", tone.icon)}
      >
        {entry.icon}
      </span>
      <div className="min-w-0 flex-1">
        <Base.Title className="flex items-baseline justify-between gap-2 font-semibold" render={<p />}>
          {onOpen ? (
            <button
              type="button"
              className="text-start after:absolute after:inset-0 after:rounded-lg"
              onClick={() => {
                onOpen();
                onDismiss();
              }}
            >
              {entry.title}
            </button>
          ) : (
            entry.title
          )}
          {entry.mark && <span className="shrink-0 text-sm font-semibold tabular-nums">{entry.mark}</span>}
        </Base.Title>
        <Base.Description className="line-clamp-6 text-sm text-muted">{entry.message}</Base.Description>
      </div>
      <IconButton
        label={labels.dismiss}
        icon={<XIcon aria-hidden />}
        size="sm"
        className="z-1 -my-1"
        onClick={onDismiss}
      />
    </>
  );
}
