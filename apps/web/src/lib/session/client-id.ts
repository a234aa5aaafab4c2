/** The sender's own mark of a thing to be made, by which the server knows a repeated send. */
export function newClientId(): string {
  // Not `randomUUID`: that is missing where the page is not served securely.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The mark of what a form sends. The same content sent again, after an answer that was lost or by a
 * second press, has the same mark and is made once; content that was changed in between is a thing of its own.
 */
export function createContentMark(): (content: unknown) => string {
  let last: { content: string; mark: string } | undefined;
  return (content) => {
    const text = JSON.stringify(content);
    if (last?.content !== text) last = { content: text, mark: newClientId() };
    return last.mark;
  };
}
