import { useLiveEvent, useLiveResync } from "../live/use-live.ts";
import { useBlocksRefresh } from "./use-blocks-refresh.ts";

/** Whoever is blocked on one device is blocked on all. */
export function useBlocksEvents(): void {
  const refresh = useBlocksRefresh();
  useLiveEvent("blocks_changed", () => void refresh());
  useLiveResync(() => void refresh());
}
