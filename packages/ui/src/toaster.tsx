import { createContext, type ReactNode, useContext } from "react";

export type ToastKind = "success" | "error" | "warning" | "info" | "loading";

export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ToastOptions {
  /** Milliseconds on screen; 4000 unless told. `loading` ignores it and stays until dismissed or replaced. */
  durationMs?: number;
  actions?: readonly ToastAction[];
  /** A toast with the id of one on screen replaces it: loading → success. */
  id?: string;
}

export interface ToastEntry extends ToastOptions {
  id: string;
  kind: ToastKind;
  message: ReactNode;
}

/** What a region on screen must offer to show what the feed holds. */
export interface FeedSink<Entry> {
  show: (entry: Entry) => void;
  dismiss: (id: string | undefined) => void;
}

/**
 * Holds entries back until their region is on screen, so that a message can be shown from anywhere,
 * also before the first paint and outside React.
 */
export function createFeed<Entry>() {
  let sink: FeedSink<Entry> | undefined;
  let waiting: Entry[] = [];
  const watchers = new Set<() => void>();
  return {
    show(entry: Entry) {
      if (sink) return sink.show(entry);
      waiting.push(entry);
      for (const watcher of watchers) watcher();
    },
    /** Whether there is something to show and no region yet; `watch` tells of every entry that has to wait. */
    isAwaited: () => waiting.length > 0,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    dismiss(id: string | undefined) {
      sink?.dismiss(id);
    },
    attach(next: FeedSink<Entry>): () => void {
      sink = next;
      for (const entry of waiting) next.show(entry);
      waiting = [];
      return () => {
        if (sink === next) sink = undefined;
      };
    },
  };
}

export type Feed<Entry> = ReturnType<typeof createFeed<Entry>>;

type ShowToast = (message: ReactNode, options?: ToastOptions) => string;

export interface Toaster extends Record<ToastKind, ShowToast> {
  /** Without an id, all of them. */
  dismiss: (id?: string) => void;
  feed: Feed<ToastEntry>;
}

export function createToaster(): Toaster {
  const feed = createFeed<ToastEntry>();
  let count = 0;
  const shower =
    (kind: ToastKind): ShowToast =>
    (message, options = {}) => {
      count += 1;
      const entry: ToastEntry = { ...options, id: options.id ?? `toast-${count}`, kind, message };
      feed.show(entry);
      return entry.id;
    };
  return {
    success: shower("success"),
    error: shower("error"),
    warning: shower("warning"),
    info: shower("info"),
    loading: shower("loading"),
    dismiss: (id) => feed.dismiss(id),
    feed,
  };
}

/** Base UI makes each entry a dialog; in a live region that is read out anyway, it is only a group. */
export const entryRole = { role: "group", "aria-modal": undefined } as const;

const ToasterContext = createContext<Toaster | undefined>(undefined);

export function ToasterProvider({ toaster, children }: { toaster: Toaster; children: ReactNode }) {
  return <ToasterContext value={toaster}>{children}</ToasterContext>;
}

/** `toast.success(t("saved"))`; the returned id dismisses or replaces it. */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error("ToasterProvider is missing above this component.");
  return toaster;
}
