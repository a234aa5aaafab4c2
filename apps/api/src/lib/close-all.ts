/**
 * Closes one after the other, in the order given. One that fails keeps none of the others from closing.
 * @throws its error, or an AggregateError of several, when all have had their turn.
 */
export async function closeAll(closers: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const close of closers) {
    try {
      await close();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 1) throw new AggregateError(errors, "Several parts could not be closed.");
  if (errors.length === 1) throw errors[0];
}
