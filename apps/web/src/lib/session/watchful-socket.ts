import type { SignOfUse } from "../browser/when-in-use.ts";

const CONNECT_TIMEOUT_MS = 20_000;
/** How long an answer may take when somebody is in front of the page. Slow lines take seconds while a file goes up. */
const ANSWER_TIMEOUT_MS = 4_000;
/** Whoever presses keys does not ask with each of them. */
const FRESH_MS = 5_000;
/** A dead line answers no goodbye: browsers wait for it for another ten seconds. */
const GOODBYE_TIMEOUT_MS = 500;

/**
 * A WebSocket that does not wait for what will not come: it gives up connecting after a while, asks for a sign of life
 * when somebody is in front of the page, and is closed when it says so, not when the other end has agreed.
 * Once it is closed, its owner hears nothing more of it.
 */
export function watchfulWebSocket(
  whenInUse: (listener: (sign: SignOfUse) => void) => () => void,
): typeof WebSocket {
  return class extends WebSocket {
    #heardAt = 0;
    #askedAt = 0;
    #patience: ReturnType<typeof setTimeout> | undefined;
    #goodbye: ReturnType<typeof setTimeout> | undefined;
    #ended = false;

    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.#patience = setTimeout(() => this.close(), CONNECT_TIMEOUT_MS);
      const stopWatching = whenInUse((sign) => this.#ask(sign));
      // These come before the owner's listeners, which are added later.
      this.addEventListener("open", () => this.#hear());
      this.addEventListener("message", (event) => {
        if (this.#ended) event.stopImmediatePropagation();
        else this.#hear();
      });
      this.addEventListener("error", (event) => {
        if (this.#ended) event.stopImmediatePropagation();
      });
      this.addEventListener("close", (event) => {
        if (this.#ended) event.stopImmediatePropagation();
        this.#ended = true;
        stopWatching();
        clearTimeout(this.#patience);
        clearTimeout(this.#goodbye);
      });
    }

    override close(code?: number, reason?: string): void {
      const wasOpen = this.readyState === WebSocket.OPEN;
      super.close(code, reason);
      if (wasOpen)
        this.#goodbye = setTimeout(() => this.dispatchEvent(new CloseEvent("close")), GOODBYE_TIMEOUT_MS);
    }

    #hear(): void {
      this.#heardAt = Date.now();
      this.#askedAt = 0;
      clearTimeout(this.#patience);
    }

    #ask(sign: SignOfUse): void {
      if (this.readyState !== WebSocket.OPEN || this.#askedAt > 0) return;
      if (sign === "used" && Date.now() - this.#heardAt < FRESH_MS) return;
      this.send("PING");
      this.#askedAt = Date.now();
      this.#patience = setTimeout(() => this.#giveUp(sign), ANSWER_TIMEOUT_MS);
    }

    /** A page that slept or was busy meanwhile may have the answer before it, unread. */
    #giveUp(sign: SignOfUse): void {
      const slept = Date.now() - this.#askedAt > 2 * ANSWER_TIMEOUT_MS;
      this.#askedAt = 0;
      if (slept) this.#ask(sign);
      else this.close();
    }
  };
}
