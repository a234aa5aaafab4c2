import type { PopupEntry } from "@rolecall/ui/popup-region";
import { expect, test } from "vitest";
import { createPopupStack } from "./popup-stack.ts";

const look = { tone: "info", icon: null, message: "" } as const;
const entry = (id: string): PopupEntry => ({ ...look, id, title: id });

/** A region on screen: an entry with the id of one that is there takes its place. */
function setUp() {
  const region = new Map<string, PopupEntry>();
  const stack = createPopupStack({
    show: (shown) => void region.set(shown.id, shown),
    summarise: (count) => ({ ...look, title: `${count} more` }),
  });
  return {
    show: (...ids: string[]) => {
      for (const id of ids) stack.show(entry(id));
    },
    close(id: string) {
      region.get(id)?.onClose?.();
      region.delete(id);
    },
    titles: () => [...region.values()].map(({ title }) => title),
  };
}

test("a few are shown one by one, hundreds as three and one that counts the rest", () => {
  const live = setUp();
  live.show("a", "b", "c");
  expect(live.titles()).toEqual(["a", "b", "c"]);
  live.show(...Array.from({ length: 200 }, (_, index) => `late ${index}`));
  expect(live.titles()).toEqual(["a", "b", "c", "200 more"]);
});

test("one that is closed makes room, and a closed summary has been taken note of", () => {
  const live = setUp();
  live.show("a", "b", "c", "d");
  live.close("a");
  live.show("e");
  expect(live.titles()).toEqual(["b", "c", "1 more", "e"]);
  live.close("more");
  live.show("f", "g");
  expect(live.titles()).toEqual(["b", "c", "e", "2 more"]);
});

test("news of a thing that is on screen already needs no further room", () => {
  const live = setUp();
  live.show("a", "b", "c", "a");
  expect(live.titles()).toEqual(["a", "b", "c"]);
});
