import { useBlocker } from "@tanstack/react-router";

/** Back closes a panel that lies over the screen and has no address of its own, instead of leaving the screen below it. */
export function useCloseOnBack(onClose: () => void): void {
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      onClose();
      return action === "BACK";
    },
  });
}
