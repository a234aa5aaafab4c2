import type { PopupEntry } from "@rolecall/ui/popup-region";

/** On screen at once; together with the summary of the others these are all that the region has room for. */
const MOST = 3;
const SUMMARY = "more";

interface PopupStackOptions {
  show: (entry: PopupEntry) => void;
  /** One popup that stands for so many others. */
  summarise: (count: number) => Omit<PopupEntry, "id" | "onClose">;
}

/**
 * Shows a few popups and one that counts the rest: what was missed while the connection or the person was
 * away may be hundreds, and a popup each would go on for minutes. The inbox has them all.
 */
export function createPopupStack({ show, summarise }: PopupStackOptions) {
  const open = new Set<string>();
  let more = 0;

  function showSummary() {
    const onClose = () => {
      more = 0;
    };
    show({ ...summarise(more), id: SUMMARY, onClose });
  }

  return {
    show(entry: PopupEntry) {
      if (open.has(entry.id) || open.size < MOST) {
        open.add(entry.id);
        show({ ...entry, onClose: () => open.delete(entry.id) });
        return;
      }
      more += 1;
      showSummary();
    },
  };
}
