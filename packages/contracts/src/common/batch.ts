/**
 * Calls that one tRPC request may join. A screen asks for a handful; without a limit an address of 16
 * kilobytes asks for 1,600 lists, which would all be in memory at once.
 */
export const MAX_BATCH_CALLS = 100;
