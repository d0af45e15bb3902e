import { expect, type Page, test } from "@playwright/test";
import { nextArenaMove } from "./support/arena";
import { mouseInput, touchInput } from "./support/input-device";
import { Player } from "./support/player";
import { nextMove } from "./support/policy";
import { EVERY_WINDOW, withSettings } from "./support/settings";
import { choose } from "./support/setup";
import { readSituation } from "./support/situation";
import { nextSoulMove } from "./support/souls";
import { TablePage } from "./support/table";

/** Number of states in which the places are compared. */
const STATES = 24;

/** The edges of an element, rounded, or null when it is not there. */
const edges = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    return box === undefined
      ? null
      : {
          left: Math.round(box.left),
          top: Math.round(box.top),
          right: Math.round(box.right),
          bottom: Math.round(box.bottom),
        };
  }, selector);

const CASES = [
  ["d20-warriors", "at a desk", nextMove],
  ["d20-warriors", "on a phone", nextMove],
  ["soul-masters", "at a desk", nextSoulMove],
  ["battle-spirits-saga", "on a phone", nextArenaMove],
  ["soul-masters", "in a low window", nextSoulMove],
  ["battle-of-souls", "in a low window", nextArenaMove],
] as const;

const VIEWPORTS = {
  "at a desk": { width: 1280, height: 800 },
  "on a phone": { width: 390, height: 844 },
  "in a low window": { width: 844, height: 390 },
} as const;

for (const [slug, where, policy] of CASES) {
  const isPhone = where === "on a phone";
  test.describe(() => {
    test.use({ viewport: VIEWPORTS[where], hasTouch: isPhone });

    test(`prompt and main button of ${slug} keep their places ${where}`, async ({ page }) => {
      test.slow();
      await withSettings(page, EVERY_WINDOW);
      await page.goto(`/#/play/${slug}`);
      await choose(page, { seed: "steady" });
      await page.getByRole("button", { name: /^Start the/ }).click();
      await new TablePage(page).laid();
      const mains = new Set<string>();
      const prompts = new Set<string>();
      let states = 0;
      const hands = isPhone ? touchInput(page) : mouseInput(page);
      const player = new Player(page, hands, readSituation, policy);
      await player.playUntil(
        () => states >= STATES,
        async ({ phase }) => {
          // A hand to keep or return is shown in full first.
          if (!/^Turn/.test(phase)) return false;
          states++;
          const main = await edges(page, "[data-main]");
          const prompt = await edges(page, "[data-asked]");
          // On a phone a second button is to the left of the main one, in a low window a label may need two lines.
          const isWhole = where === "at a desk";
          if (main) mains.add(isWhole ? Object.values(main).join() : `${main.right},${main.bottom}`);
          if (prompt) prompts.add(isPhone ? `${prompt.bottom}` : `${prompt.top}`);
          return false;
        },
      );
      expect([...mains], "the main button").toHaveLength(1);
      expect([...prompts], "the prompt").toHaveLength(1);
    });
  });
}
