import { type RefObject, useLayoutEffect } from "react";

const GROWS = typeof CSS !== "undefined" && CSS.supports("field-sizing", "content");

/** Makes a box as high as its text where the browser does not (`field-sizing`): Safari before 26.2, some of Firefox. */
export function useGrow(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    const element = box.current;
    if (GROWS || !element) return;
    element.style.height = "auto";
    const borders = element.offsetHeight - element.clientHeight;
    element.style.height = `${element.scrollHeight + borders}px`;
  }, [box, text]);
}
