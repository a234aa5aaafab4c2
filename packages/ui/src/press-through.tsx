import type { MouseEvent } from "react";

const OWN_PRESS = "a, button, input, label, select, textarea, summary, [role=button]";

/**
 * Props of a card that is pressed as a whole: a press anywhere counts as one of its first link, with the
 * modifiers it came with. The keyboard and screen readers have the link itself, and text stays selectable,
 * which a link laid over the card would prevent.
 */
export const pressThrough = {
  onClick(event: MouseEvent<HTMLElement>): void {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    // A dialog of the card is its child in React, but not on the page.
    if (!currentTarget.contains(target) || target.closest(OWN_PRESS) !== null) return;
    if (window.getSelection()?.isCollapsed === false) return;
    const { ctrlKey, metaKey, shiftKey } = event;
    currentTarget
      .querySelector("a")
      ?.dispatchEvent(
        new window.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
  },
};
