/** Stored beside every analysis and score; rises when the same CV may come out differently. */
export const ENGINE_VERSION = "1.22.0";
