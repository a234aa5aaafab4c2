const NAME = "conversations-read";

/** Tells the user's other tabs that a conversation was read here: no live event says so. */
export function announceRead(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(null);
  channel.close();
}

export function onReadElsewhere(handler: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", handler);
  return () => channel.close();
}
