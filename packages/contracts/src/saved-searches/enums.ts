/** Saved searches per candidate. */
export const MAX_SAVED_SEARCHES = 20;
export const MAX_SAVED_SEARCH_NAME = 100;
/** New jobs of a saved search are counted exactly up to here. */
export const MAX_NEW_JOBS = 100;
