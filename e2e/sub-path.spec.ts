import { expect, test } from "@playwright/test";
import { type Mirror, mirrorOf } from "./support/mirror";
import { Session } from "./support/session";
import { withSettings } from "./support/settings";
import { TablePage } from "./support/table";

const FOLDER = "/some/path/";

test.use({ serviceWorkers: "allow" });

test.describe("in a folder of a server", () => {
  let mirror: Mirror;
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from here.
    baseURL: async ({}, use, { project }) => {
      mirror = await mirrorOf(project.use.baseURL ?? "", { folder: FOLDER });
      await use(`${mirror.address}${FOLDER}`);
      await mirror.close();
    },
  });

  test("every file is found, and a match starts offline after one visit", async ({ page, context }) => {
    const session = new Session(page);
    const strayed: string[] = [];
    page.on("request", (request) => {
      const { pathname, protocol } = new URL(request.url());
      if (protocol === "http:" && !pathname.startsWith(FOLDER)) strayed.push(pathname);
    });
    await withSettings(page);
    await page.goto("./");
    await expect(page.getByRole("heading", { name: "Five card games, one table" })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect(page.getByRole("contentinfo").getByText("Works offline")).toBeVisible({ timeout: 30_000 });
    const href = await page.locator("link[rel=manifest]").getAttribute("href");
    const manifest = new URL(href ?? "", page.url());
    const { start_url, scope, icons } = await (await page.request.get(manifest.href)).json();
    for (const address of [start_url, scope, ...icons.map(({ src }: { src: string }) => src)])
      expect(new URL(address, manifest).pathname, "an address in the manifest").toMatch(/^\/some\/path\//);

    await context.setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: "Play now" }).first().click();
    await new TablePage(page).laid();
    expect(strayed, "requests outside the folder").toEqual([]);
    session.expectQuiet();
  });
});
