import type { Duplex } from "node:stream";

/** How long a caller may take to read the answer: closed at once, what it still sends would throw it away. */
const LINGER_MS = 2_000;

/**
 * Answers on a connection that no HTTP server looks after any more, and closes it. Whoever does not close the other
 * half is cut: connections that stay half open would take up all the room there is.
 */
export function endSocket(socket: Duplex, answer: string): void {
  socket.end(answer);
  const cut = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(cut));
}
