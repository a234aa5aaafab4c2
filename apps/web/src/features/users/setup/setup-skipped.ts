const KEY = "profile-setup-skipped";

/** Skipping the set-up lasts as long as the tab, and only for the person who skipped. */
export function isSetupSkipped(storage: Storage, userId: string): boolean {
  return storage.getItem(KEY) === userId;
}

export function skipSetup(storage: Storage, userId: string): void {
  storage.setItem(KEY, userId);
}
