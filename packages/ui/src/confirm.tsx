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
   * its own failure (a toast): a rejection closes the dialog, and counts as not done.
   */
  action?: () => Promise<unknown>;
}

export interface PendingConfirm extends Omit<ConfirmOptions, "action"> {
  /** Does what was confirmed; false when it has failed. */
  act: () => Promise<boolean>;
  resolve: (done: boolean) => void;
}

type Confirm = (options: ConfirmOptions) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

type Dialog = typeof import("./confirm-dialog.tsx").default;

interface Asked {
  readonly Dialog: Dialog;
  readonly request: PendingConfirm;
  readonly count: number;
}

/** Where our own dialog cannot be fetched (no network) the browser asks; it only knows plain words. */
function askByBrowser({ title, subject, message, note }: ConfirmOptions): boolean {
  const words = [title, subject, typeof message === "string" ? message : undefined, note];
  return window.confirm(words.filter((word) => word !== undefined).join("\n\n"));
}

/** Wraps the app once; `useConfirm` then asks from anywhere below. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const confirm = useCallback<Confirm>(async ({ action, ...options }) => {
    const act = async () => {
      try {
        await action?.();
        return true;
      } catch {
        return false;
      }
    };
    // The dialog is only fetched when somebody is about to be asked something.
    const part = await import("./confirm-dialog.tsx").catch(() => undefined);
    if (!part) return askByBrowser(options) && act();
    return new Promise((resolve) =>
      setAsked((last) => ({
        Dialog: part.default,
        request: { ...options, act, resolve },
        count: (last?.count ?? 0) + 1,
      })),
    );
  }, []);
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <asked.Dialog
          // The next question may be asked while the last one is still leaving the screen.
          key={asked.count}
          request={asked.request}
          onDone={() => setAsked((current) => (current === asked ? undefined : current))}
        />
      )}
    </ConfirmContext>
  );
}

/**
 * `if (await confirm({ kind: "danger", title, message })) …` Resolves false on cancel, Escape or outside press, and
 * when the action has failed.
 */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error("ConfirmProvider is missing above this component.");
  return confirm;
}
