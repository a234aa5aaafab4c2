/** Characters of one message. */
export const MAX_MESSAGE_LENGTH = 5_000;
