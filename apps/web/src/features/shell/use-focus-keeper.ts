import { useEffect } from "react";

/** Longer than a dialog takes to close and to give the focus back. */
const WAIT_MS = 250;

/** What can take the focus of a thing that stood in it. */
const HOMES = "section, article, fieldset, form, [role=tabpanel], [role=dialog], main";

const DIALOGS = "[role=dialog], [role=alertdialog]";

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
    /** The same for what had it before a dialog took it: a dialog goes as a whole. */
    let below: readonly Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    function remember(event: FocusEvent) {
      path = event.composedPath().filter((one) => one instanceof Element);
      if (!path.some((one) => one.matches(DIALOGS))) below = path;
    }
    function forget(event: PointerEvent) {
      // Whoever presses somewhere else has left it.
      if (event.target instanceof Node && !path[0]?.contains(event.target)) path = [];
    }
    function mend() {
      timer = undefined;
      const [thing] = path;
      if (!thing || document.activeElement !== document.body) return;
      if (!isGone(thing) && isShown(thing)) return;
      const home = [...path, ...below].find((one) => isShown(one) && one.matches(HOMES));
      focusOn(home ?? document.getElementById(mainId));
    }
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(mend, WAIT_MS);
    }
    const observer = new MutationObserver(() => {
      if (timer === undefined && isGone(path[0])) wait();
    });
    /** A thing that is only hidden (a tab's panel, a list on a phone) is let go of by the browser, a little later. */
    function letGo(event: FocusEvent) {
      if (event.relatedTarget === null) wait();
    }

    document.addEventListener("focusin", remember);
    document.addEventListener("focusout", letGo);
    document.addEventListener("pointerdown", forget);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("focusout", letGo);
      document.removeEventListener("pointerdown", forget);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [mainId]);
}

/** Asked with every change of the page, so it must not need the layout. */
function isGone(thing: Element | undefined): boolean {
  return thing !== undefined && (!thing.isConnected || thing.matches(":disabled"));
}

function isShown(thing: Element): boolean {
  return thing.getClientRects().length > 0;
}

function focusOn(home: Element | null): void {
  const heading = home?.querySelector("[data-focus-home]") ?? home?.querySelector(TITLES) ?? home;
  if (!(heading instanceof HTMLElement)) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
