import type { Browser } from "@playwright/test";
import { Counter, nextPatientMove, type Round } from "../../e2e/support/counts";
import { mouseHands, touchHands } from "../../e2e/support/hands";
import { Player } from "../../e2e/support/player";
import { nextMoveAnywhere } from "../../e2e/support/policies";
import { choose } from "../../e2e/support/setup";
import { readSituation } from "../../e2e/support/situation";
import { TablePage } from "../../e2e/support/table";
import { type Figure, median, most } from "./figure";
import { visit } from "./throttle";

/** How the table is touched: a mouse at 1280×800, a finger at 390×844. */
type By = "mouse" | "touch";

interface Played {
  readonly slug: string;
  readonly by: By;
  readonly policy: typeof nextMoveAnywhere;
}

/** Plays a whole game against the opponent through the page, asked as the settings are shipped. */
async function play(
  browser: Browser,
  address: string,
  { slug, by, policy }: Played,
): Promise<readonly Round[]> {
  const settings = { motionSpeed: 0, opponentPause: 0, sound: false, inspector: "press" };
  const { context, page } = await visit(browser, { slow: false, phone: by === "touch", settings });
  await page.goto(`${address}/#/play/${slug}`);
  await choose(page, { seed: "round by round" });
  await page.getByRole("button", { name: /^Start the/ }).click();
  await new TablePage(page).laid();
  const counter = new Counter();
  const hands = counter.counted(by === "touch" ? touchHands(page) : mouseHands(page));
  await new Player(page, hands, readSituation, policy).playToTheEnd(counter.watch);
  await context.close();
  return counter.rounds;
}

/** Limits of the middle round. */
const LIMITS = { presses: 8, passes: 3 } as const;
/** Passes of a round in which one card that may answer is held back all the time. */
const MOST_PASSES = 3;

const GAMES = [
  { slug: "d20-warriors", title: "D20 Warriors" },
  { slug: "battle-cores", title: "Battle Cores" },
] as const;

function figuresOf(title: string, by: By, rounds: readonly Round[]): readonly Figure[] {
  const figure = (what: "presses" | "passes", name: string): Figure => {
    const counts = rounds.map((round) => round[what]);
    const how = `the middle of ${rounds.length} rounds of a whole game; the most: ${Math.max(...counts)}`;
    return most(`${title}, ${name} in a round`, median(counts), LIMITS[what], "", how);
  };
  return [figure("presses", by === "mouse" ? "clicks" : "taps"), figure("passes", `passes by ${by}`)];
}

/** How often one presses and passes in a round of whole games. */
export async function roundFigures(browser: Browser, address: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const by of ["mouse", "touch"] as const) {
    for (const { slug, title } of GAMES) {
      const rounds = await play(browser, address, { slug, by, policy: nextMoveAnywhere });
      figures.push(...figuresOf(title, by, rounds));
    }
    const patient = await play(browser, address, { slug: "d20-warriors", by, policy: nextPatientMove });
    const held = patient.filter(({ answers }) => answers === 1);
    if (held.length === 0) throw new Error("no round of this game was played with one Flash in hand");
    figures.push(
      most(
        `D20 Warriors, one Flash held back, by ${by}`,
        Math.max(...held.map(({ passes }) => passes)),
        MOST_PASSES,
        "",
        `passes in a round, passing until the turn ends; the most of ${held.length} rounds`,
      ),
    );
  }
  return figures;
}
