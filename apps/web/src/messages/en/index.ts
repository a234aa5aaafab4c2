import { guests } from "./guests.ts";
import { members } from "./members.ts";

/** Every word of the interface, one file per feature: `useTranslations("jobs")`. The browser fetches the two parts. */
export const en = { ...guests, ...members } as const;
