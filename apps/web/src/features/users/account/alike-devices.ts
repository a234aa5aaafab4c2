import type { SignedInDevice } from "@rolecall/contracts/auth/sessions";

/** How many of the devices that can be logged out bear the same name, and which of them this is, from 1. */
export interface Alike {
  readonly place: number;
  readonly total: number;
}

/** By the order of the list: two browsers of one kind are told apart by nothing else for sure. */
export function alikeOf(device: SignedInDevice, devices: readonly SignedInDevice[]): Alike {
  const alike = devices.filter((one) => !one.current && one.device === device.device);
  return { place: alike.indexOf(device) + 1, total: alike.length };
}
