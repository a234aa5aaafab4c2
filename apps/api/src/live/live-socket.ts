import { type RawData, WebSocket } from "ws";

/** What a socket tells its connection. */
export interface SocketOwner {
  readonly onMessage: (data: RawData, isBinary: boolean) => void;
  readonly onPong: (payload: Buffer) => void;
  readonly onClose: () => void;
  readonly onError: (error: Error) => void;
}

/** A WebSocket that knows whose it is: four functions serve all of them, where each would need four closures. */
export class LiveSocket extends WebSocket {
  #owner: SocketOwner | undefined;

  adopt(owner: SocketOwner): void {
    this.#owner = owner;
    this.on("message", onMessage).on("pong", onPong).on("close", onClose).on("error", onError);
  }

  static ownerOf(socket: WebSocket): SocketOwner | undefined {
    return socket instanceof LiveSocket ? socket.#owner : undefined;
  }
}

function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  LiveSocket.ownerOf(this)?.onMessage(data, isBinary);
}

function onPong(this: WebSocket, payload: Buffer): void {
  LiveSocket.ownerOf(this)?.onPong(payload);
}

function onClose(this: WebSocket): void {
  LiveSocket.ownerOf(this)?.onClose();
}

function onError(this: WebSocket, error: Error): void {
  LiveSocket.ownerOf(this)?.onError(error);
}
