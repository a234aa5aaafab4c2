import type { Person } from "../../person.ts";
import type { Random } from "../random.ts";
import { chance } from "./draws.ts";
import type { Words } from "./words.ts";

const HOSTS = ["mail", "postbox", "inbox", "webmail", "letters"];
/** A "0" stands for any digit, "9" for one that is not zero. */
const PHONES = [
  "+234 803 000 0000",
  "0803 000 0000",
  "+254 790 000000",
  "+27 82 000 0000",
  "+44 7990 000000",
  "07990 000 000",
  "+91-98000 00000",
  "+91 9000000000",
  "+94 77 000 0000",
  "077-9000000",
  "+971 50 900 0000",
  "(555) 900-0000",
  "+1 555 900 0000",
  "+61 490 000 000",
  "+49 151 90000000",
  "+33 6 90 00 00 00",
  "+63 917 900 0000",
  "+55 11 99000-0000",
  "0090 532 900 00 00",
];

type Contact = Pick<Person, "email" | "phone" | "location">;

export function drawContact(words: Words, name: string, random: Random): Contact {
  const phone = random.pick(PHONES).replace(/[09](?=[\d\s-]{0,11}$)/g, (digit) => digitFor(digit, random));
  const location = random.pick(chance(random, 0.35) ? words.addresses : words.towns);
  return { email: emailOf(name, random), phone, location };
}

function emailOf(name: string, random: Random): string {
  const ascii = name.normalize("NFKD").toLowerCase();
  const parts = ascii
    .split(/\s+/)
    .map((part) => part.replace(/[^a-z]/g, ""))
    .filter((part) => part.length > 1);
  const [first = "me", last = ""] = [parts.at(0), parts.slice(1).at(-1)];
  const local = random.pick([`${first}.${last}`, `${first.slice(0, 1)}${last}`, `${last}${first}`, first]);
  const number = chance(random, 0.3) ? String(Math.floor(random.next() * 90) + 10) : "";
  return `${local.replace(/^\.|\.$/g, "")}${number}@${random.pick(HOSTS)}.example`;
}

function digitFor(digit: string, random: Random): string {
  return String(digit === "0" ? Math.floor(random.next() * 10) : 1 + Math.floor(random.next() * 9));
}
