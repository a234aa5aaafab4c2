/** The dashboard's toasts stay longer than others (spec section 9), those of failures longest. */
export const TOAST_MS = 5000;
export const ERROR_TOAST_MS = 7000;
