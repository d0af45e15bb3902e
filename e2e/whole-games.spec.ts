import { type Page, test } from "@playwright/test";
import { GAMES } from "../src/games/registry";
import { expectFits } from "./support/fits";
import { type InputDevice, mouseInput, touchInput } from "./support/input-device";
import { visitOnce } from "./support/offline";
import { expectOver } from "./support/over";
import { Player } from "./support/player";
import { nextMoveAnywhere } from "./support/policies";
import { Session } from "./support/session";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import { readSituation, type Situation } from "./support/situation";

// The only whole games that are played by pointer. Everything else is played headless, or at a table without a browser.
test.use({ hasTouch: true, serviceWorkers: "allow" });

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const isOnPhone = (page: Page) => page.viewportSize()?.width === PHONE.width;

/** A finger while the window is as small as a phone, else a mouse. */
function handsBySize(page: Page): InputDevice {
  const [mouse, finger] = [mouseInput(page), touchInput(page)];
  return {
    press: (what, zone) => (isOnPhone(page) ? finger : mouse).press(what, zone),
    reveal: (buttons) => mouse.reveal(buttons),
  };
}

/** What is asked, and where it can be answered: such moments look alike. */
function kindOf({ main, cells, offered, menu }: Situation): string {
  const parts = [cells, offered, menu].map(({ length }) => length > 0);
  return `${main?.name.split(" ")[0]} ${parts.join(" ")}`;
}

for (const { slug, title } of GAMES) {
  test(`${title}: a whole game with no network, by mouse at a desk and by taps on a phone`, async ({
    page,
    context,
  }) => {
    const session = new Session(page);
    await withSettings(page, NO_WINDOWS);
    await visitOnce(page);
    await context.setOffline(true);
    const table = await setUp(page, { game: slug, level: "Easy", seed: "a quick end" });
    const player = new Player(page, handsBySize(page), readSituation, nextMoveAnywhere);
    const fitting = new Set<string>();
    await player.playToTheEnd(async (now) => {
      const turn = Number(/^Turn (\d+)/.exec(now.phase)?.[1] ?? 0);
      // Every other round is played on a phone.
      const viewport = Math.floor(turn / 2) % 2 === 0 ? PHONE : DESK;
      if (page.viewportSize()?.width !== viewport.width) {
        await page.setViewportSize(viewport);
        return true;
      }
      const kind = kindOf(now);
      if (viewport === PHONE && !fitting.has(kind)) await expectFits(page);
      fitting.add(kind);
      return false;
    });
    await expectOver(table, player, session);
    await page.setViewportSize(PHONE);
    await expectFits(page);
  });
}
