import { type FormEvent, useState } from "react";

const NONE: ReadonlySet<string> = new Set();

/**
 * `changed`: the names of the controls that have been changed since the form was refused with `error`, which no longer
 * speaks of them. `onInput` belongs on the form. Not a listener of one's own: it would draw before the control has told
 * its new value, and so undo it.
 */
export function useChangedFields(error: unknown) {
  const [since, setSince] = useState({ error, names: NONE });
  const changed = since.error === error ? since.names : NONE;
  function onInput({ target }: FormEvent) {
    const name = target instanceof Element && target.getAttribute("name");
    if (error && name && !changed.has(name)) setSince({ error, names: new Set([...changed, name]) });
  }
  return { changed, onInput };
}
