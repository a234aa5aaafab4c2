import type { PopupEntry } from "@rolecall/ui/popup-region";
import type { Feed } from "@rolecall/ui/toaster";
import { createContext, useContext } from "react";

export const PopupsContext = createContext<Feed<PopupEntry> | undefined>(undefined);

/** The feed of the live popup region: `popups.show({ id, tone, icon, title, message })`. */
export function usePopups(): Feed<PopupEntry> {
  const popups = useContext(PopupsContext);
  if (!popups) throw new Error("PopupsContext is missing above this component.");
  return popups;
}
