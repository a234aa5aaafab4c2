/** On a region while a mouse rests where something has come up in it. */
const RESTS = "data-pointer-rests";
/** Time to read what one has pointed at on purpose; who reads on longer moves the mouse, or finds it in the inbox. */
const RESTS_AFTER_MS = 5000;

/**
 * The ref of a region in which things come up by themselves, such as popups. Under a mouse that rests they are not
 * pointed at: they would be held for ever, and take a click that is meant for what lies below them. Until it moves the
 * region has `data-pointer-rests`. A mouse that has come to them rests after a while. A finger rests nowhere.
 */
export function markRestingPointer(region: HTMLElement | null) {
  if (region === null) return;
  let mouse: { x: number; y: number } | undefined;
  let inside = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function isInside(): boolean {
    if (mouse === undefined || region === null || region.childElementCount === 0) return false;
    const { left, right, top, bottom } = region.getBoundingClientRect();
    return mouse.x >= left && mouse.x < right && mouse.y >= top && mouse.y < bottom;
  }

  function letGo() {
    if (region === null || !isInside()) return;
    region.setAttribute(RESTS, "");
    // Browsers say that a mouse has left only once it moves.
    region.dispatchEvent(new MouseEvent("mouseout", { bubbles: true }));
  }

  function follow(event: PointerEvent) {
    const finger = event.pointerType === "touch";
    mouse = finger ? undefined : { x: event.clientX, y: event.clientY };
    // Browsers also report moves without a distance, when what is under the mouse changes.
    if (!finger && event.movementX === 0 && event.movementY === 0) return;
    region?.removeAttribute(RESTS);
    inside = isInside();
    clearTimeout(rest);
    if (inside) rest = setTimeout(letGo, RESTS_AFTER_MS);
  }

  // Told before the change is painted, and thus before the browser asks what the mouse is over.
  const changes = new ResizeObserver(() => {
    const now = isInside();
    // Whoever points at one already goes on pointing when another comes up.
    region.toggleAttribute(RESTS, now && (!inside || region.hasAttribute(RESTS)));
    inside = now;
  });
  changes.observe(region);
  window.addEventListener("pointermove", follow);
  window.addEventListener("pointerdown", follow);
  return () => {
    changes.disconnect();
    clearTimeout(rest);
    window.removeEventListener("pointermove", follow);
    window.removeEventListener("pointerdown", follow);
  };
}
