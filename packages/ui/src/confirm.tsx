import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

export type ConfirmKind = "danger" | "warning" | "info";

export interface ConfirmOptions {
  kind?: ConfirmKind;
  title: string;
  /** The name of what it is about, where there are several on the screen. */
  subject?: string;
  message: ReactNode;
  /** What else the deed brings about. */
  note?: string;
  /** Names the deed ("Delete job"), not "OK". */
  confirmLabel?: string;
  cancelLabel?: string;
  /**
   * Runs while the dialog stays open and busy; it closes when the promise settles. The action reports
   * its own failure (a toast), so a rejection here only closes the dialog.
   */
  action?: () => Promise<unknown>;
}

export interface PendingConfirm extends ConfirmOptions {
  resolve: (confirmed: boolean) => void;
}

type Confirm = (options: ConfirmOptions) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

type Dialog = typeof import("./confirm-dialog.tsx").default;

/** Where our own dialog cannot be fetched (no network) the browser asks; it only knows plain words. */
async function askByBrowser({ title, subject, message, note, action }: ConfirmOptions): Promise<boolean> {
  const words = [title, subject, typeof message === "string" ? message : undefined, note];
  const confirmed = window.confirm(words.filter((word) => word !== undefined).join("\n\n"));
  if (confirmed) await action?.().catch(() => undefined);
  return confirmed;
}

/** Wraps the app once; `useConfirm` then asks from anywhere below. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ Dialog: Dialog; request: PendingConfirm } | undefined>();
  const confirm = useCallback<Confirm>(async (options) => {
    // The dialog is only fetched when somebody is about to be asked something.
    const part = await import("./confirm-dialog.tsx").catch(() => undefined);
    if (!part) return askByBrowser(options);
    return new Promise((resolve) => setAsked({ Dialog: part.default, request: { ...options, resolve } }));
  }, []);
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && <asked.Dialog request={asked.request} onDone={() => setAsked(undefined)} />}
    </ConfirmContext>
  );
}

/** `if (await confirm({ kind: "danger", title, message })) …` Resolves false on cancel, Escape or outside press. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error("ConfirmProvider is missing above this component.");
  return confirm;
}
