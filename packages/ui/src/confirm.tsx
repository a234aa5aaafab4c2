import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from "react";

export type ConfirmKind = "danger" | "warning" | "info";

export interface ConfirmOptions {
  kind?: ConfirmKind;
  title: string;
  message: ReactNode;
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

// The dialog is only fetched when somebody is about to be asked something.
const ConfirmDialog = lazy(() => import("./confirm-dialog.tsx"));

/** Wraps the app once; `useConfirm` then asks from anywhere below. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<PendingConfirm | undefined>();
  const confirm = useCallback<Confirm>(
    (options) => new Promise((resolve) => setPending({ ...options, resolve })),
    [],
  );
  return (
    <ConfirmContext value={confirm}>
      {children}
      {pending && (
        <Suspense>
          <ConfirmDialog request={pending} onDone={() => setPending(undefined)} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}

/** `if (await confirm({ kind: "danger", title, message })) …` Resolves false on cancel, Escape or outside press. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error("ConfirmProvider is missing above this component.");
  return confirm;
}
