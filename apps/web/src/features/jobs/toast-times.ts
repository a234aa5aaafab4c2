/** The dashboard's toasts stay longer than others, those of failures longest. */
export const TOAST_MS = 5000;
export const ERROR_TOAST_MS = 7000;
