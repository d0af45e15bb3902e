import { expect, test } from "@playwright/test";
import { expectAccessibleOver } from "./support/accessible";
import { openFixture } from "./support/fixtures/open";
import { almostOver } from "./support/fixtures/played";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { NO_WINDOWS, withSettings } from "./support/settings";

test("the end of a match shows its turning point, leads to it in the replay, and offers a rematch", async ({
  page,
}) => {
  await withSettings(page, NO_WINDOWS);
  const table = await openFixture(page, almostOver("a picture", 20));
  await new Player(page, mouseInput(page)).playToTheEnd();
  await expect(table.result.getByRole("heading", { level: 2 })).toBeFocused();
  const story = table.result.getByRole("region", { name: "Turning points" });
  const points = story.getByRole("button", { name: /^Turn \d+: / });
  await expect(points.first()).toBeVisible({ timeout: 20_000 });
  await expect(story.getByRole("button", { name: /highest roll, \d+/ })).toHaveCount(1);
  await expect(table.result.getByRole("button", { name: "Rematch" })).toBeInViewport();
  await expectAccessibleOver(page, "the result");

  const [, turn = ""] = /^Turn (\d+)/.exec((await points.first().textContent()) ?? "") ?? [];
  await points.first().click();
  const controls = page.getByRole("region", { name: "Replay" });
  await expect(controls).toBeVisible();
  const jump = controls.getByRole("combobox", { name: "Turn" });
  await expect(jump.locator("option:checked")).toHaveText(new RegExp(`^Turn ${turn}: `));

  await page.goBack();
  await table.result.getByRole("button", { name: "Rematch" }).click();
  await table.asked();
  await expect(table.result).toHaveCount(0);
});
