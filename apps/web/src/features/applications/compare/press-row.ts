import type { MouseEvent } from "react";

const OWN_PRESS = "a, button, input, label";

/**
 * Props of a row that opens when it is pressed anywhere; the keyboard and screen readers have its button. What is
 * selected with the mouse stays selectable.
 */
export function pressRow(onPress: () => void) {
  return {
    onClick({ target, currentTarget, defaultPrevented }: MouseEvent<HTMLElement>): void {
      if (defaultPrevented || !(target instanceof Element)) return;
      if (!currentTarget.contains(target) || target.closest(OWN_PRESS) !== null) return;
      if (window.getSelection()?.isCollapsed === false) return;
      onPress();
    },
  };
}
