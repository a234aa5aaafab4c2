/**
 * Removes what this browser keeps of a user: drafts, messages that were not sent, what was skipped. Every
 * key of ours names the user it belongs to.
 */
export function forgetUser(userId: string, storages: readonly Storage[]): void {
  for (const storage of storages) {
    for (const key of Object.keys(storage)) if (key.includes(userId)) storage.removeItem(key);
  }
}
