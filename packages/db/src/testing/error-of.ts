/** What a promise rejects with; throws when it resolves. */
export async function errorOf(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("It should have been refused, and was not.");
}
