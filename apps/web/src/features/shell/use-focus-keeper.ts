import { useEffect } from "react";

/** Longer than a dialog takes to close and to give the focus back. */
const WAIT_MS = 250;

/** What can take the focus of a thing that stood in it. */
const HOMES = "section, article, fieldset, form, [role=tabpanel], [role=dialog], main";

const TITLES = "[data-page-title], h1, h2, h3, h4, legend";

/**
 * Where the focused thing goes away (a button that has done its work, a chip, an error that a retry has
 * mended), the focus would fall to the top of the page and a screen reader fall silent. It goes to the
 * heading of what the thing stood in instead (or what there is marked `data-focus-home`), unless somebody has taken it by then.
 */
export function useFocusKeeper(mainId: string): void {
  useEffect(() => {
    /** The thing that has the focus, and all that it stands in. */
    let path: readonly Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    function remember(event: FocusEvent) {
      path = event.composedPath().filter((one) => one instanceof Element);
    }
    function forget(event: PointerEvent) {
      // Whoever presses somewhere else has left it.
      if (event.target instanceof Node && !path[0]?.contains(event.target)) path = [];
    }
    function mend() {
      timer = undefined;
      if (!isLost(path[0]) || document.activeElement !== document.body) return;
      const home = path.find((one) => one.isConnected && one.matches(HOMES));
      focusOn(home ?? document.getElementById(mainId));
    }
    const observer = new MutationObserver(() => {
      if (timer === undefined && isLost(path[0])) timer = setTimeout(mend, WAIT_MS);
    });

    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [mainId]);
}

function isLost(thing: Element | undefined): boolean {
  return thing !== undefined && (!thing.isConnected || thing.matches(":disabled"));
}

function focusOn(home: Element | null): void {
  const heading = home?.querySelector("[data-focus-home]") ?? home?.querySelector(TITLES) ?? home;
  if (!(heading instanceof HTMLElement)) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
