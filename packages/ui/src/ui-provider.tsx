import { CSPProvider } from "@base-ui/react/csp-provider";
import { createContext, type ReactNode, useContext } from "react";

/** The few words that components say by themselves; the app passes them in the reader's language. */
export interface UiLabels {
  close: string;
  dismiss: string;
  cancel: string;
  confirm: string;
  retry: string;
  loading: string;
  optional: string;
  showPassword: string;
  hidePassword: string;
  clear: string;
  showChoices: string;
  noMatches: string;
  chooseFile: string;
  dropFile: string;
  replaceFile: string;
  removeFile: string;
  previousPage: string;
  nextPage: string;
  toasts: string;
  popups: string;
  kinds: { success: string; error: string; warning: string; info: string };
  formatBytes: (bytes: number) => string;
  charactersLeft: (count: number) => string;
}

const LabelsContext = createContext<UiLabels | undefined>(undefined);

/** Wraps the app once: labels for every component, and no style elements, which the page's CSP would block. */
export function UiProvider({ labels, children }: { labels: UiLabels; children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <LabelsContext value={labels}>{children}</LabelsContext>
    </CSPProvider>
  );
}

export function useUiLabels(): UiLabels {
  const labels = useContext(LabelsContext);
  if (!labels) throw new Error("UiProvider is missing above this component.");
  return labels;
}
