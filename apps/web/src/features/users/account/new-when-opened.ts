/**
 * Options of what changes on other devices without a live event: read anew whenever its screen is opened or looked at
 * again. What has just been fetched for the opening itself is new.
 */
export const newWhenOpened = { staleTime: 5_000, refetchOnWindowFocus: "always" } as const;
