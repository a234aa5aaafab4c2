/** The first that is found counts: most browsers name those that they resemble as well. */
const BROWSERS = [
  ["Edge", /\bEdg(?:A|iOS|e)?\//],
  ["Opera", /\b(?:OPR|OPX|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
] as const;

const SYSTEMS = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac(?:intosh| OS X)\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** A program that is no browser introduces itself by its name: `curl/8.5.0`, `python-requests/2.32`. */
const PROGRAM = /^([A-Za-z][\w.+-]{0,39})(?:\/|\s|$)/;

/** What wrote a User-Agent, in words its owner knows it by; empty when it says nothing. At most 40 characters. */
export function nameDevice(userAgent: string | undefined): string {
  if (userAgent === undefined) return "";
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (browser === undefined && userAgent.startsWith("Mozilla/")) return system ?? "";
  const program = browser ?? PROGRAM.exec(userAgent)?.[1] ?? "";
  return program !== "" && system !== undefined ? `${program} on ${system}` : program;
}
