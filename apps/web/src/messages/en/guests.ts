import { auth } from "./auth.ts";
import { common } from "./common.ts";
import { live } from "./live.ts";
import { notifications } from "./notifications.ts";
import { shell } from "./shell.ts";

/** The words of the login and the signup, and of what frames every screen. */
export const guests = { auth, common, live, notifications, shell } as const;
