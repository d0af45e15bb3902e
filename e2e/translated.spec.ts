import { expect, type Page, test } from "@playwright/test";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { nextMoveAnywhere } from "./support/policies";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import { readSituation } from "./support/situation";

const STEPS = 10;

/** Imitates a translating browser at every change of the page: replaces each text by one in a <font> element. */
async function translateAlways(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let at = walker.nextNode(); at !== null; at = walker.nextNode()) texts.push(at as Text);
      for (const text of texts) {
        if (text.parentElement?.closest("font, script, style, svg") !== null) continue;
        const font = document.createElement("font");
        font.append(text.data);
        text.replaceWith(font);
      }
    };
    addEventListener("DOMContentLoaded", () => {
      translate();
      new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
    });
  });
}

test("the page asks not to be translated, and does not break where a browser does it all the same", async ({
  page,
}) => {
  const session = new Session(page);
  await withSettings(page, NO_WINDOWS);
  await translateAlways(page);
  await setUp(page, { game: "battle-cores", seed: "foreign" });
  await expect(page.locator("html")).toHaveAttribute("translate", "no");
  let steps = 0;
  await new Player(page, mouseInput(page), readSituation, nextMoveAnywhere).playUntil(() => steps++ >= STEPS);
  await expect(page.locator("main font").first()).toBeAttached();
  session.expectQuiet();
});
