import { expect, type Page, test } from "@playwright/test";
import { type Mirror, mirrorOf } from "./support/mirror";
import { visitOnce } from "./support/offline";
import { withSettings } from "./support/settings";
import { TablePage } from "./support/table";

test.use({ serviceWorkers: "allow" });

interface Manifest {
  readonly name: string;
  readonly display: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

test("the page can be installed: it has a manifest, icons and a service worker", async ({
  page,
  request,
}) => {
  await visitOnce(page);
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = (await (await request.get(address ?? "")).json()) as Manifest;
  expect(manifest.name).toContain("Playmat");
  expect(["standalone", "fullscreen"]).toContain(manifest.display);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src } of manifest.icons) expect((await request.get(`/${src}`)).ok(), src).toBe(true);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
});

test("the offline notice disappears without shifting anything", async ({ page }) => {
  await page.goto("/#/play/battle-of-souls");
  const notice = page.getByText(/now works offline/);
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await expect(notice).toBeInViewport();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(notice).toBeHidden();
  expect(await height()).toBe(before);
});

/** The served page, with a new version that can be released. */
interface Versions extends Mirror {
  /** Releases the next version and makes the page check for it as browsers regularly do. */
  next(page: Page): Promise<void>;
}

async function versionsOf(served: string): Promise<Versions> {
  let version = 1;
  const mirror = await mirrorOf(served, {
    ending: (path) => (path === "/sw.js" ? `\n// version ${version}` : undefined),
  });
  return {
    ...mirror,
    async next(page) {
      version++;
      await page.evaluate(async () => {
        await (await navigator.serviceWorker.getRegistration())?.update();
      });
    },
  };
}

test.describe("a new version", () => {
  let versions: Versions;
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from here.
    baseURL: async ({}, use, { project }) => {
      versions = await versionsOf(project.use.baseURL ?? "");
      await use(versions.address);
      await versions.close();
    },
  });

  test("waits during a match and is installed on request", async ({ page }) => {
    await withSettings(page);
    await visitOnce(page);
    await page.reload();
    const table = new TablePage(page);
    await page.getByRole("button", { name: "Play now" }).first().click();
    await table.laid();
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    const isOldPage = () => page.evaluate(() => "isOldPage" in window);

    await versions.next(page);
    const notices = page.getByRole("region", { name: "Notices" });
    await expect(notices).toContainText("It will be installed after this match.", { timeout: 20_000 });
    await notices.getByRole("button", { name: "After this match" }).click();
    await expect(notices.getByRole("status")).toBeEmpty();
    await expect(table.hand).toBeVisible();
    expect(await isOldPage()).toBe(true);

    await page.getByRole("button", { name: "Leave" }).click();
    await expect(page.getByText("A new version of Playmat is ready.")).toBeVisible();
    const news = page.getByRole("status");
    await news.getByRole("button", { name: "Update now" }).click();
    await expect.poll(() => isOldPage().catch(() => true), { timeout: 20_000 }).toBe(false);
    await expect(page.getByRole("link", { name: "Resume" })).toBeVisible();
    await expect(news.getByRole("button", { name: "Update now" })).toBeHidden();
  });
});
