import { useRef } from "react";

interface Submittable<Variables> {
  mutateAsync: (variables: Variables) => Promise<unknown>;
}

/**
 * Sends a mutation unless one is on its way. `isPending` says what was last drawn: two presses within one
 * tick would both find it false.
 */
export function useSubmitOnce<Variables>({ mutateAsync }: Submittable<Variables>) {
  const busy = useRef(false);
  return (variables: Variables) => {
    if (busy.current) return;
    busy.current = true;
    const settle = () => {
      busy.current = false;
    };
    // A failure is the mutation's own `error`, which the form shows.
    void mutateAsync(variables).then(settle, settle);
  };
}
