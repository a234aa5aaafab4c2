import type { ReturnAddress } from "../../lib/session/return-address.ts";

/** Of somebody who was nowhere before. */
export const NO_ADDRESSES: ReturnAddress = {
  remember: () => {},
  take: () => null,
  rememberWanted: () => {},
  takeWanted: () => null,
};
