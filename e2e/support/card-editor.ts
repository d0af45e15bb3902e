import { expect, type Locator, type Page } from "@playwright/test";
import { TablePage } from "./table";

const SEARCH = "Type what it should do";
export const printed = (page: Page) => page.getByRole("region", { name: "Printed text" });
const ability = (page: Page) => page.getByRole("article", { name: "Ability 1" });

/** How a player presses a button and chooses from a list. */
interface Hands {
  press(button: Locator): Promise<void>;
  take(list: Locator, typed: string, phrase: string | RegExp): Promise<void>;
}

const handsThat = (press: Hands["press"]): Hands => ({
  press,
  take: async (list, typed, phrase) => {
    await list.getByRole("combobox", { name: SEARCH }).fill(typed);
    await press(list.getByRole("option", { name: phrase }).first());
  },
});
export const MOUSE = handsThat((button) => button.click());
export const FINGER = handsThat((button) => button.tap());
export const keysOf = (page: Page): Hands => ({
  press: async (button) => {
    await button.focus();
    await page.keyboard.press("Enter");
  },
  take: async (list, typed, phrase) => {
    const field = list.getByRole("combobox", { name: SEARCH });
    await field.focus();
    await page.keyboard.type(typed);
    const option = list.getByRole("option", { name: phrase }).first();
    await expect(option).toBeVisible();
    // The list may still change while it is walked.
    await expect(async () => {
      const way = await option.evaluate((goal) => {
        const all = [...(goal.closest("[role=listbox]")?.querySelectorAll("[role=option]") ?? [])];
        return all.indexOf(goal) - all.findIndex((one) => one.getAttribute("aria-selected") === "true");
      });
      if (way !== 0) await page.keyboard.press(way > 0 ? "ArrowDown" : "ArrowUp");
      expect(way).toBe(0);
    }).toPass({ intervals: [0], timeout: 30_000 });
    await page.keyboard.press("Enter");
  },
});

/** Makes a set with one new card of a kind, and opens its form. */
export async function begin(page: Page, hands: Hands, game: string, kind: string): Promise<void> {
  await page.goto(`/#/sets/${game}`);
  await hands.press(page.getByRole("button", { name: "New set" }));
  await page.getByRole("textbox", { name: "Name" }).fill("Bells");
  await hands.press(page.getByRole("button", { name: "Create it" }));
  await page.getByRole("combobox", { name: "Kind of the new card" }).selectOption({ label: kind });
  await hands.press(page.getByRole("button", { name: "New card", exact: true }));
  const field = page.locator("[data-place=name]").getByRole("textbox");
  await expect(field).toHaveValue(`New ${kind}`);
  await field.fill("Bell Keeper");
  await page.keyboard.press("Enter");
}

/** "When this card …, choose … and …" */
export async function write(
  page: Page,
  hands: Hands,
  when: string,
  target: string,
  what: RegExp,
): Promise<void> {
  await hands.press(page.getByRole("button", { name: "Add an ability" }));
  await hands.take(
    page.getByRole("region", { name: "Abilities" }).or(page.getByRole("region", { name: "Effects" })),
    when,
    `${when}, …`,
  );
  await hands.press(ability(page).getByRole("button", { name: /^What happens: …/ }));
  await hands.take(ability(page), target, `${target} and …`);
  await hands.press(ability(page).getByRole("button", { name: /^Then: …/ }));
  await hands.take(ability(page), "it", what);
}

/** Opens the table to try the card. */
export async function tryNow(page: Page, hands: Hands): Promise<TablePage> {
  await hands.press(page.getByRole("button", { name: "Try it now" }));
  const table = new TablePage(page);
  await table.laid();
  return table;
}
