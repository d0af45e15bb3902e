import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

test("the page opens under its content policy, contacts no other host and is accessible", async ({
  page,
}) => {
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
  });

  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});
