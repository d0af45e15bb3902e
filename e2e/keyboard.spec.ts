import { expect, test } from "@playwright/test";
import { concedeByKeys, KeyboardInput, setUpByKeys } from "./support/keyboard";
import { Player } from "./support/player";
import { withSettings } from "./support/settings";
import type { Situation } from "./support/situation";
import { TablePage } from "./support/table";

test("a game by keyboard alone, from the landing page to the result", async ({ page }) => {
  await withSettings(page, { passing: { level: "stops", stops: ["attack"] } });
  const table = new TablePage(page);
  const keys = new KeyboardInput(page);
  await setUpByKeys(page, keys, "ten fingers");
  await expect(table.actions).toBeVisible({ timeout: 20_000 });
  await expect
    .poll(async () => (await keys.focus()).role, { message: "the table takes the focus" })
    .not.toBe("nothing");

  const player = new Player(page, keys);
  const done = { sheet: false, escape: false };
  const required = ["hand", "cell", "board", "End turn"];
  const isPassed = () => [...player.met].some((name) => name.startsWith("Pass"));
  const isEnough = ({ main }: Situation) =>
    main?.name === "End turn" &&
    done.sheet &&
    done.escape &&
    isPassed() &&
    required.every((what) => player.met.has(what));
  await player.playUntil(isEnough, async (now) => {
    if (now.main?.name !== "End turn" || now.cells.length > 0) return false;
    if (!done.sheet) {
      done.sheet = true;
      await sheetThereAndBack(table, keys);
    }
    if (!done.escape && now.hand.some(({ name }) => /, warrior.*, may act$/i.test(name))) {
      done.escape = true;
      await armedAndBack(table, keys);
    }
    return false;
  });
  await concedeByKeys(page, keys);
  await expect(table.result.getByRole("heading", { name: /^(Victory|Defeat|Draw)$/ })).toBeVisible();
});

async function sheetThereAndBack({ page }: TablePage, keys: KeyboardInput): Promise<void> {
  const before = await keys.focus();
  await keys.key("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toBeVisible();
  await keys.key("Escape");
  await expect(sheet).toBeHidden();
  await expect.poll(async () => (await keys.focus()).name).toBe(before.name);
}

async function armedAndBack(table: TablePage, keys: KeyboardInput): Promise<void> {
  await keys.key("h");
  await keys.goOn("ArrowRight", ({ name }) => /, warrior.*, may act$/i.test(name));
  const { name } = await keys.focus();
  await keys.key("Enter");
  await expect(table.cell.first()).toBeVisible();
  await expect.poll(async () => (await keys.focus()).role).toBe("cell");
  await keys.key("Escape");
  await expect(table.cell).toHaveCount(0);
  await expect.poll(async () => (await keys.focus()).name).toBe(name);
}
