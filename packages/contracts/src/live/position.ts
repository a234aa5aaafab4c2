/**
 * Header of every read by tRPC with a live session: how far the log of live events reached before the read began.
 * All that is announced up to there is in the answer; a stream that starts there brings the rest.
 */
export const LIVE_POSITION_HEADER = "Live-Position";
