import type { WebSocket } from "ws";
import type { Dependencies } from "../dependencies.ts";
import type { DeliveryMarker } from "../features/conversations/delivery-marker.ts";
import type { CloseCode } from "./close-socket.ts";

/** What the parts of a connection know of it. */
export interface ConnectionLink {
  readonly ws: WebSocket;
  readonly deps: Dependencies;
  readonly deliveries: DeliveryMarker;
  /** What is written until the end of this turn leaves in one piece, for one call of the system. */
  readonly gather: () => void;
  /** Closes it in good order. */
  readonly end: (code: CloseCode, reason: string) => void;
}
