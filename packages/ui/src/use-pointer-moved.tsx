import { useEffect, useState } from "react";

/**
 * Whether somebody has moved the pointer since `shown` became true. A popup that appears under a resting
 * pointer is not pointed at: without this it would be held for ever, and take a click meant for what is
 * below it.
 */
export function usePointerMoved(shown: boolean): boolean {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (!shown) return;
    setMoved(false);
    // Browsers also report moves without a distance, when what is under the pointer changes.
    function watch(event: PointerEvent) {
      if (event.movementX !== 0 || event.movementY !== 0) setMoved(true);
    }
    window.addEventListener("pointermove", watch);
    return () => window.removeEventListener("pointermove", watch);
  }, [shown]);
  return moved;
}
