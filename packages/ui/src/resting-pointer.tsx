/** On a region while a mouse rests where something has come up in it. */
const RESTS = "data-pointer-rests";

/**
 * The ref of a region in which things come up by themselves, such as popups. Under a mouse that rests they are not
 * pointed at: they would be held for ever, and take a click that is meant for what lies below them. Until it moves the
 * region has `data-pointer-rests`. A finger rests nowhere.
 */
export function markRestingPointer(region: HTMLElement | null) {
  if (region === null) return;
  let mouse: { x: number; y: number } | undefined;
  let inside = false;

  function isInside(): boolean {
    if (mouse === undefined || region === null || region.childElementCount === 0) return false;
    const { left, right, top, bottom } = region.getBoundingClientRect();
    return mouse.x >= left && mouse.x < right && mouse.y >= top && mouse.y < bottom;
  }

  function follow(event: PointerEvent) {
    const finger = event.pointerType === "touch";
    mouse = finger ? undefined : { x: event.clientX, y: event.clientY };
    // Browsers also report moves without a distance, when what is under the mouse changes.
    if (!finger && event.movementX === 0 && event.movementY === 0) return;
    region?.removeAttribute(RESTS);
    inside = isInside();
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
    window.removeEventListener("pointermove", follow);
    window.removeEventListener("pointerdown", follow);
  };
}
