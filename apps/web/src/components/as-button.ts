import type { KeyboardEvent } from "react";

/**
 * For a link that acts rather than refers, and looks like a button: it is announced as one and answers to Space too.
 * It stays a link, so that it can be opened in another tab.
 */
export const asButton = {
  role: "button",
  onKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.click();
  },
};
