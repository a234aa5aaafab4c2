import type { Rect } from "../../page-model.ts";

/**
 * A page that is read from right to left, seen in a mirror: its columns, cells and list signs then come in
 * the order in which the rest of the reader expects them. The words themselves are spelled before.
 */
export function mirrorBox<T extends Pick<Rect, "left" | "right">>(box: T, width: number): T {
  return { ...box, left: width - box.right, right: width - box.left };
}
