import { expect } from "@playwright/test";
import { callApi, openAs, signUp } from "../support/people.ts";
import { test } from "../support/test.ts";

test("two tabs that edit different fields of one form do not undo each other", async ({
  browser,
  request,
}) => {
  const candidate = await signUp(request, { name: "Kavindu Senarath", role: "candidate" });
  const read = () => callApi(request, candidate, { method: "GET", path: "/users/me" });

  await test.step("the profile", async () => {
    const one = await openAs(browser, candidate, "/profile");
    const two = await openAs(browser, candidate, "/profile");
    await expect(two.getByLabel("Professional summary")).toHaveValue("");
    await one.getByLabel("Professional summary").fill("I bake at night.");
    await one.getByRole("button", { name: "Save profile" }).click();
    await expect(one.getByText("Professional profile updated successfully!")).toBeVisible();
    await two.getByLabel("Add skills").fill("Baking");
    await two.getByRole("button", { name: "Save profile" }).click();
    await expect(two.getByText("Professional profile updated successfully!")).toBeVisible();
    await expect(two.getByLabel("Professional summary")).toHaveValue("I bake at night.");
    expect(await read()).toMatchObject({ profileSummary: "I bake at night.", skills: ["Baking"] });
  });

  await test.step("the account", async () => {
    const one = await openAs(browser, candidate, "/account");
    const two = await openAs(browser, candidate, "/account");
    const { email } = await read();
    await expect(two.getByLabel("Email")).toHaveValue(email);
    await one.getByLabel("Email").fill(`new-${email}`);
    await one.getByRole("button", { name: "Save details" }).click();
    await expect(one.getByText("Account details updated successfully!")).toBeVisible();
    await two.getByLabel("Name", { exact: true }).fill("Kavindu S.");
    await two.getByRole("button", { name: "Save details" }).click();
    await expect(two.getByText("Account details updated successfully!")).toBeVisible();
    expect(await read()).toMatchObject({ name: "Kavindu S.", email: `new-${email}` });
  });
});

test("a login in one tab takes back what another says of the end of the session", async ({
  browser,
  request,
}) => {
  const person = await signUp(request, { name: "Kavindu Senarath", role: "candidate" });
  const one = await openAs(browser, person, "/interviews");
  await expect(one.getByText("No interviews yet")).toBeVisible();
  const two = await one.context().newPage();
  await two.goto("/dashboard");
  await callApi(request, person, { method: "POST", path: "/auth/logout" });
  const ended = one.getByText("Your session has ended. Please log in again.");
  await expect(ended).toBeVisible();
  // Pointed at, it would stay.
  await ended.hover();

  await expect(two.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await two.getByLabel("Email").fill(person.email);
  await two.getByLabel("Password", { exact: true }).fill(person.password);
  await two.getByRole("button", { name: "Login", exact: true }).click();
  await expect(two).toHaveURL(/\/dashboard$/);
  await expect(one.getByRole("heading", { name: "Welcome back" })).toBeHidden();
  await expect(ended).toBeHidden();
});
