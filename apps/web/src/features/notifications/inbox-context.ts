import { createContext, useContext } from "react";

export interface Inbox {
  open: boolean;
  setOpen: (open: boolean) => void;
}

export const InboxContext = createContext<Inbox | undefined>(undefined);

/** Whether the inbox is open: the bell opens it, and so may anything that points to it. */
export function useInbox(): Inbox {
  const inbox = useContext(InboxContext);
  if (!inbox) throw new Error("InboxContext is missing above this component.");
  return inbox;
}
