import { expect, test } from "@playwright/test";
import { visitOnce } from "./support/offline";

test.use({ serviceWorkers: "allow" });

test("the licences of the fonts and of every part are listed and readable, offline too", async ({
  page,
  context,
}) => {
  await visitOnce(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Licence" }).click();
  const dialog = page.getByRole("dialog");
  for (const part of [/^react \d/, /^zzfx \d/, /^lucide-react \d/, /^zustand \d/]) {
    await expect(dialog.getByRole("link", { name: part })).toBeVisible();
  }
  for (const font of ["piazzolla", "atkinson-hyperlegible-next"]) {
    const opened = page.waitForEvent("popup");
    await dialog.getByRole("link", { name: new RegExp(`${font} .*OFL-1\\.1`) }).click();
    const text = await opened;
    await expect(text.getByText("SIL OPEN FONT LICENSE")).toBeVisible();
    await text.close();
  }
});
