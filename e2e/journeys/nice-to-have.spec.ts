import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { applyTo, uploadProfileCv } from "../support/cvs.ts";
import { callApi, openAs, signUp } from "../support/people.ts";
import { watchProblems } from "../support/problems.ts";
import { test } from "../support/test.ts";

const MANY = "Java, SQL, Git, Linux, Redis, Kafka, GraphQL, Welding, Kubernetes";

test("what is nice to have is told apart from what is required, and raises the score", async ({
  browser,
  request,
}) => {
  const title = `Backend Engineer ${randomUUID().slice(0, 8)}`;
  const recruiter = await signUp(request, { name: "Ishara Fernando", role: "recruiter" });
  const candidate = await signUp(request, { name: "Kavindu Senarath", role: "candidate" });
  await uploadProfileCv(request, candidate);
  const page = await openAs(browser, recruiter, "/post-job");
  const problems = watchProblems(page);
  const required = page.getByLabel("Required skills");
  const niceToHave = page.getByLabel("Nice to have", { exact: true });

  await test.step("a recruiter who asks for a lot is asked what is a must, and moves some over", async () => {
    await page.getByLabel("Title", { exact: true }).fill(title);
    await page.getByLabel("Description").fill("Payment services that must not lose money.");
    await required.fill("Java, Welding");
    await expect(page.getByText(/Would you hire someone without one of these/)).toBeHidden();
    await required.fill(MANY);
    await expect(page.getByText(/Would you hire someone without one of these/)).toBeVisible();
    const over = (skill: string) => page.getByRole("button", { name: `${skill} Move to nice to have` });
    await over("Kubernetes").focus();
    await page.keyboard.press("Enter");
    await expect(niceToHave).toHaveValue("Kubernetes");
    await expect(page.getByText("Kubernetes is nice to have now.")).toBeAttached();
    await expect(page.getByText(/Would you hire someone without one of these/)).toBeHidden();
    // The next one has the focus, so that one after the other goes over.
    await expect(over("Welding")).toBeFocused();
    await over("Redis").click();
    await over("Git").click();
    await page.getByRole("button", { name: "Git Move to required" }).click();
    await expect(niceToHave).toHaveValue("Kubernetes, Redis");
    await expect(required).toHaveValue("Java, SQL, Linux, Kafka, GraphQL, Welding, Git");
    await required.fill("Java, Welding");
    await niceToHave.fill("Kubernetes, Sourdough baking");
    await page.getByRole("button", { name: "Post job" }).click();
    await expect(page.getByText("Job posted successfully!")).toBeVisible();
  });

  const theirs = await openAs(browser, candidate, "/dashboard");
  await test.step("the candidate sees both kinds, and what the score makes of them", async () => {
    await theirs.getByRole("button", { name: /Recommended Jobs/ }).click();
    const card = theirs.getByRole("listitem").filter({ hasText: title });
    await expect(card.getByText("1 of 2 nice to have")).toBeVisible();
    await card.getByRole("link", { name: title }).click();
    await expect(chips(theirs, "Required skills")).toHaveText(["Java", "Welding"]);
    await expect(chips(theirs, "Nice to have")).toHaveText(["Kubernetes", "Sourdough baking"]);
    const why = theirs.getByRole("region", { name: "Why this score" });
    await expect(chips(why, "Nice to have, and you have it")).toHaveText(["Kubernetes"]);
    await expect(chips(why, "Nice to have; without it you lose nothing")).toHaveText(["Sourdough baking"]);
    await expect(why.getByText("Nice to have, on top")).toBeVisible();
    await why.getByRole("button", { name: "Kubernetes", exact: true }).click();
    await expect(why.getByText(/Moved 22 services to Kubernetes/)).toBeVisible();
  });

  await test.step("the recruiter sees them beside the applicant, and no lack among them", async () => {
    const jobId = new URL(theirs.url()).pathname.split("/").at(-1) ?? "";
    await applyTo(request, candidate, { jobId });
    await page.goto(`/applicants/${jobId}`);
    await expect(page.getByRole("article").getByText("1 of 2 nice to have")).toBeVisible();
    await page.getByRole("link", { name: candidate.name }).click();
    const dialog = page.getByRole("dialog");
    await expect(chips(dialog, "Missing skills")).toHaveText(["Welding"]);
    await expect(chips(dialog, "Nice to have: found")).toHaveText(["Kubernetes"]);
    await expect(chips(dialog, "Nice to have: not found, and no lack")).toHaveText(["Sourdough baking"]);
    await expect(dialog.getByText(/also shows Kubernetes, which is nice to have/)).toBeVisible();
    await expect(
      dialog.getByRole("heading", { name: "Areas for improvement" }).locator(".."),
    ).not.toContainText("Sourdough");
  });

  await test.step("an edit keeps both lists", async () => {
    const jobId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.goto(`/edit-job/${jobId}`);
    await expect(niceToHave).toHaveValue("Kubernetes, Sourdough baking");
    await page.getByLabel("City").fill("Galle");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Job updated successfully!")).toBeVisible();
    const job = await callApi(request, candidate, { method: "GET", path: `/jobs/${jobId}` });
    expect(job).toMatchObject({
      requiredSkills: ["Java", "Welding"],
      niceToHaveSkills: ["Kubernetes", "Sourdough baking"],
      location: { city: "Galle" },
    });
  });
  expect(problems).toEqual([]);
});

/** The entries of a list by its name. */
function chips(within: Pick<Page, "getByRole">, name: string) {
  return within.getByRole("list", { name, exact: true }).getByRole("listitem");
}
