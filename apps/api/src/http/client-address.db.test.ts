import { loginFailures } from "@rolecall/db/schema";
import { expect, it } from "vitest";
import { openTestApi } from "../../test/harness.ts";

it("counts all addresses of an IPv6 network as one, and those beside it by themselves", async () => {
  await using api = await openTestApi({ withoutTasks: true, settings: { TRUST_PROXY: "true" } });
  const loginFrom = (address: string) =>
    fetch(`${api.url}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": `198.51.100.1, ${address}` },
      body: JSON.stringify({ email: `${address}@example.com`, password: "wrong-password" }),
    });
  expect((await loginFrom("2001:db8:1:2:aaaa::1")).status).toBe(401);
  expect((await loginFrom("::ffff:203.0.113.7")).status).toBe(401);
  const rows = await api.database.db.select().from(loginFailures);
  expect(rows.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(["address:2001:db8:1:2::/64", "address:203.0.113.7"]),
  );

  const subjects = ["address:2001:db8:1:2::/64", "address:203.0.113.7"];
  await api.database.db
    .insert(loginFailures)
    .values(Array.from({ length: 600 }, (_, index) => ({ subject: subjects[index % 2] ?? "" })));
  expect((await loginFrom("[2001:db8:1:2:bbbb::2]:51234")).status).toBe(429);
  expect((await loginFrom("203.0.113.7")).status).toBe(429);
  expect((await loginFrom("2001:db8:1:3::1")).status).toBe(401);
  expect((await loginFrom("203.0.113.8")).status).toBe(401);
});
