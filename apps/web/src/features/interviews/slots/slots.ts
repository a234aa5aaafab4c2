import type { AvailableSlotsResult, Slot, SlotReason } from "@rolecall/contracts/interviews/schemas";
import { wallTimeOf } from "./zoned-time.ts";

/** A start of the day's grid; with a reason when it cannot be had. */
export interface GridSlot extends Slot {
  reason: SlotReason | null;
  /** Wall time of the start in the asked zone, `10:00`. */
  time: string;
}

export interface SlotGroup {
  part: "morning" | "afternoon";
  slots: GridSlot[];
}

/** All starts of a day in the order of time, free and taken together, before and after noon. */
export function groupSlots(
  { availableSlots, takenSlots }: AvailableSlotsResult,
  timeZone: string,
): SlotGroup[] {
  const slots = [...availableSlots.map((slot) => ({ ...slot, reason: null })), ...takenSlots]
    .sort((a, b) => a.startTime.localeCompare(b.startTime))
    .map((slot): GridSlot => ({ ...slot, time: wallTimeOf(slot.startTime, timeZone).time }));
  const groups: SlotGroup[] = [
    { part: "morning", slots: slots.filter(({ time }) => time < "12:00") },
    { part: "afternoon", slots: slots.filter(({ time }) => time >= "12:00") },
  ];
  return groups.filter((group) => group.slots.length > 0);
}
