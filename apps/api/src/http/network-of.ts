import { isIPv6 } from "node:net";

/**
 * What the caller at an address is counted by: an IPv4 address by itself, also in the form that a socket for
 * both families gives it; an IPv6 one by its /64, which is what one customer of a network has at least, and
 * may take any address of. Proxies may add a port. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address);
  if (!isIPv6(bare)) return bare;
  // A URL has each address in one spelling only. It takes no zone (`%eth0`), which is of this machine.
  const canonical = new URL(`http://[${bare.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
  return mappedIPv4(canonical) ?? `${groupsOf(canonical).slice(0, 4).join(":")}::/64`;
}

function withoutPort(address: string): string {
  const match = /^\[(?<v6>[^\]]+)\](?::\d+)?$|^(?<v4>\d+(?:\.\d+){3}):\d+$/.exec(address);
  return match?.groups?.v6 ?? match?.groups?.v4 ?? address;
}

/** RFC 4291, section 2.5.5.2. */
function mappedIPv4(canonical: string): string | undefined {
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join(".");
}

/** All eight of them: `::` stands for as many zeros as are missing. */
function groupsOf(canonical: string): string[] {
  const [head = [], tail = []] = canonical
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return [...head, ...zeros, ...tail];
}
