/** Texts begun and not sent, per conversation, kept over reloads. */
export interface Drafts {
  get: (conversationId: string) => string;
  set: (conversationId: string, text: string) => void;
}

export function createDrafts(
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
  userId: string,
): Drafts {
  const keyOf = (conversationId: string) => `draft:${userId}:${conversationId}`;
  return {
    get: (conversationId) => storage.getItem(keyOf(conversationId)) ?? "",
    set(conversationId, text) {
      try {
        if (text === "") storage.removeItem(keyOf(conversationId));
        else storage.setItem(keyOf(conversationId), text);
      } catch {
        // Without room for it the draft lives as long as its box does.
      }
    },
  };
}
