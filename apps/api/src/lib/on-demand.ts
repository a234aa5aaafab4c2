export interface OnDemand<T> {
  /** Opens it, or gives what is open. A failure is not kept: whoever asks next tries again. */
  readonly open: () => Promise<T>;
  /** What is open or about to be; undefined when nobody has asked for it, or when it failed to open. */
  readonly ifOpen: () => Promise<T | undefined>;
  /** Forgets what is open, and does not close it: whoever asks next opens anew. */
  readonly forget: () => void;
}

/** What is opened once, when it is first asked for: a server answers requests before it has read all of its code. */
export function onDemand<T>(openAnew: () => Promise<T>): OnDemand<T> {
  let opened: Promise<T> | undefined;
  return {
    open: () => {
      opened ??= openAnew().catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
    ifOpen: async () => opened?.catch(() => undefined),
    forget: () => {
      opened = undefined;
    },
  };
}
