import type { Browser } from "@playwright/test";
import { openFixture } from "../../e2e/support/fixtures/open";
import { d20Warriors } from "../../src/games/d20-warriors";
import { engineFromLayout, type SideLayout } from "../../src/kernel";
import { type MatchFixture, savedMatch } from "../../src/store/testing/saved-match";
import { type Visit, visit } from "./throttle";
import { watchVitals } from "./watch";

/** Cards in play in a large match. */
export const CROWD = 46;
const ROW = 8;

/** A match against the opponent with 46 Warriors on the battlefield, side by side. */
function crowdedMatch(): MatchFixture {
  const {
    rules,
    cards: { pool: cards },
  } = d20Warriors;
  const warriors = Object.values(cards)
    .filter((card) => card.type === "warrior")
    .map(({ name }) => name);
  const cells = Array.from({ length: CROWD }, (_, i) => ({ x: i % ROW, y: Math.floor(i / ROW) }));
  const field = (seat: number) =>
    cells.flatMap(({ x, y }, i) =>
      (x + y) % 2 === seat ? [{ name: warriors[i % warriors.length] ?? "", x, y, face: "up" as const }] : [],
    );
  const side = (seat: number): SideLayout => ({
    battlefield: field(seat),
    hand: warriors.slice(48 + seat * 3, 51 + seat * 3),
    deck: warriors.slice(54, 60),
  });
  const engine = engineFromLayout({
    rules,
    seats: [side(0), side(1)],
    names: ["Ann", "Opponent"],
    turn: { number: 3, seat: 0, step: "act" },
    vars: { placements: 1, battle: null, suddenDeath: false },
    agenda: [{ procedure: "turn", step: "act", locals: { seat: 0 } }],
  });
  const seats = [{ kind: "person" }, { kind: "opponent", level: "easy" }] as const;
  return savedMatch(engine, { id: "crowd", seats, passing: { level: "stops", stops: [] } });
}

/** The cards on the battlefield. */
export const FIELD = '[role="grid"][aria-label^="Battlefield"] [data-card]';

/** Time to rasterise the artwork before any measurement, in milliseconds on this slowed-down laptop. */
const RASTERISED = 8000;

/** A visitor at the crowded table. */
export async function openCrowdedTable(browser: Browser, address: string): Promise<Visit> {
  const settings = { opponentPause: 0, sound: false, inspector: "press" };
  const { context, page } = await visit(browser, { settings });
  await page.addInitScript(watchVitals);
  await openFixture(page, crowdedMatch(), address);
  await page
    .locator(FIELD)
    .nth(CROWD - 1)
    .waitFor();
  await page.waitForTimeout(RASTERISED);
  return { context, page };
}
