import { expect, type Page, test } from "@playwright/test";
import { drag } from "./support/drag";
import { mouseInput } from "./support/input-device";
import { middleOf } from "./support/moments";
import { Player } from "./support/player";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import type { Pressable } from "./support/situation";

test.beforeEach(({ page }) => withSettings(page, NO_WINDOWS));

const reader = (page: Page) => page.getByRole("dialog", { name: "Rules of D20 Warriors" });

/** The reason for a refusal, next to the pressed element. */
const bubble = (page: Page) =>
  page.getByRole("note").filter({ has: page.getByRole("button", { name: /^Rule D20/ }) });

/** Distance in pixels from a point to the nearest edge of the bubble. */
async function away(page: Page, [x, y]: readonly [x: number, y: number]): Promise<number> {
  const box = await bubble(page).boundingBox();
  expect(box).not.toBeNull();
  const { x: left = 0, y: top = 0, width = 0, height = 0 } = box ?? {};
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
}

/** The clause at which the reader is open. */
async function openedClause(page: Page): Promise<string> {
  const marked = reader(page).locator("[aria-current=true]");
  await expect(marked).toBeInViewport();
  await expect(marked).toBeFocused();
  return (await marked.innerText()).split("\n")[0] ?? "";
}

test("a refusal shows its reason and opens its clause over the table", async ({ page }) => {
  const table = await setUp(page, { seed: "but why" });
  const player = new Player(page, mouseInput(page));
  await player.playUntil((now) => now.main?.name === "End turn");
  await table.handCard("warrior").first().click();
  await table.cell.first().click();
  await expect(table.button("End turn")).toBeVisible({ timeout: 20_000 });

  const second = table.hand.getByRole("button", { name: /, warrior/i }).first();
  await second.click();
  const refusal = bubble(page);
  await expect(refusal).toContainText("You have already placed a Warrior this turn.");
  const half = ((await second.boundingBox())?.height ?? 0) / 2;
  expect(await away(page, await middleOf(second)), "beside the card").toBeLessThan(half + 60);
  await refusal.getByRole("button", { name: "Rule D20 2.8" }).click();
  expect(await openedClause(page)).toContain("D20 2.8");
  await expect(reader(page)).toContainText("may place at most 1 Warrior from hand during the turn");
  await page.keyboard.press("Escape");
  await expect(reader(page)).toBeHidden();
  await expect(table.hand).toBeVisible();
  await expect(refusal, "the reader alone is closed").toBeVisible();
  await page.keyboard.press("Escape");
  await expect(refusal).toBeHidden();
});

test("a card dropped on an illegal place shows the reason", async ({ page }) => {
  const table = await setUp(page, { seed: "but why" });
  const player = new Player(page, mouseInput(page));
  const isPlaceable = ({ name }: Pressable) => /, warrior.*, may act$/i.test(name);
  const now = await player.playUntil(({ board, hand }) => board.length > 0 && hand.some(isPlaceable));
  // Near the edge of the board, where the card touches no other.
  const point = [60, 300] as const;
  const far: Pressable = { name: "far off", at: point, pressed: false, idle: false };
  await drag(page, now.hand.find(isPlaceable), () => far);
  const refusal = bubble(page);
  await expect(refusal).toContainText(/has to touch/);
  expect(await away(page, point), "beside the cell").toBeLessThan(100);
  await expect(refusal.getByRole("button", { name: /^Rule D20 4\./ })).toBeVisible();
  await expect(table.hand.getByRole("button")).toHaveCount(now.hand.length);
});

test("every line of the log opens its clause", async ({ page }) => {
  const table = await setUp(page, { seed: "chapter and verse" });
  await new Player(page, mouseInput(page)).playUntil((now) => /^Turn [4-9]/.test(now.phase));
  const lines = table.log.getByRole("listitem").locator("> button[title]");
  const clauses = await lines.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("title")));
  expect(clauses.length).toBeGreaterThan(10);
  // One line per clause, since lines of the same clause open the same.
  const first = [...new Set(clauses)].map((clause) => clauses.indexOf(clause));
  for (const at of first) {
    const clause = clauses[at] ?? "";
    await lines.nth(at).click();
    expect(await openedClause(page), clause).toContain(clause);
    await page.keyboard.press("Escape");
    await expect(reader(page)).toBeHidden();
  }
});
