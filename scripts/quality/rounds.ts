import type { Browser } from "@playwright/test";
import { Counter, nextPatientMove, type Round } from "../../e2e/support/counts";
import { mouseInput, touchInput } from "../../e2e/support/input-device";
import { Player } from "../../e2e/support/player";
import { nextMoveAnywhere } from "../../e2e/support/policies";
import { choose } from "../../e2e/support/setup";
import { readSituation } from "../../e2e/support/situation";
import { TablePage } from "../../e2e/support/table";
import { GAMES } from "../../src/games/registry";
import { atMost, type Figure, median } from "./figure";
import { visit } from "./throttle";

/** How the table is operated: a mouse at 1280×800, a finger at 390×844. */
type By = "mouse" | "touch";

interface Played {
  readonly slug: string;
  readonly by: By;
  readonly policy: typeof nextMoveAnywhere;
  readonly seed: string;
}

/** Plays a whole game against the opponent through the page, with the default settings for windows. */
async function play(
  browser: Browser,
  address: string,
  { slug, by, policy, seed }: Played,
): Promise<readonly Round[]> {
  const settings = { motionSpeed: 0, opponentPause: 0, sound: false, inspector: "press" };
  const { context, page } = await visit(browser, { slow: false, phone: by === "touch", settings });
  await page.goto(`${address}/#/play/${slug}`);
  await choose(page, { seed });
  await page.getByRole("button", { name: /^Start the/ }).click();
  await new TablePage(page).laid();
  const counter = new Counter();
  const hands = counter.counted(by === "touch" ? touchInput(page) : mouseInput(page));
  await new Player(page, hands, readSituation, policy).playToTheEnd(counter.watch);
  await context.close();
  return counter.rounds;
}

/** Maximum presses per action: the card, its action, its payment and its target, with ends of steps included. */
const MAX_PRESSES_PER_ACTION = 3;
/** Maximum passes per round, even if a possible response is held back all the time. */
const MAX_PASSES = 3;

/** Minimum number of counted rounds. If games are short, several are played. */
const MIN_ROUNDS = 10;
/** Minimum number of counted rounds in which one Flash is held back throughout, which is rare. */
const MIN_HELD = 3;
/** Maximum number of games to reach those minimums. */
const MAX_GAMES = 8;

interface Counted {
  readonly rounds: readonly Round[];
  readonly games: number;
}

/**
 * Plays whole games until enough rounds are counted.
 * @param least minimum number of rounds.
 * @param counts which rounds count.
 * @throws Error when there are too few of them.
 */
async function playEnough(
  browser: Browser,
  address: string,
  played: Omit<Played, "seed">,
  least = MIN_ROUNDS,
  counts: (round: Round) => boolean = () => true,
): Promise<Counted> {
  const rounds: Round[] = [];
  for (let games = 1; games <= MAX_GAMES; games++) {
    const all = await play(browser, address, { ...played, seed: `round by round ${games}` });
    rounds.push(...all.filter(counts));
    if (rounds.length >= least) return { rounds, games };
  }
  throw new Error(`${rounds.length} rounds in ${MAX_GAMES} games of ${played.slug}`);
}

const inGames = ({ rounds, games }: Counted): string =>
  `${rounds.length} rounds of ${games === 1 ? "a whole game" : `${games} whole games`}`;

function figuresOf(title: string, by: By, counted: Counted): readonly Figure[] {
  const of = (what: "presses" | "passes" | "actions") => counted.rounds.map((round) => round[what]);
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const [presses, passes] = [of("presses"), of("passes")];
  const actions = sum(of("actions"));
  const name = by === "mouse" ? "clicks" : "taps";
  // A round may have any number of actions, so only the presses per action are limited.
  const each = Math.round(((sum(presses) - sum(passes)) / actions) * 10) / 10;
  return [
    atMost(
      `${title}, ${name} for each thing done`,
      each,
      MAX_PRESSES_PER_ACTION,
      "",
      `${actions} cards played, attacks and abilities in ${inGames(counted)}, passes apart; ${median(presses)} ${name} in the middle round, ${Math.max(...presses)} in the longest`,
    ),
    atMost(
      `${title}, passes by ${by} in a round`,
      median(passes),
      MAX_PASSES,
      "",
      `the middle of ${inGames(counted)}; the most: ${Math.max(...passes)}`,
    ),
  ];
}

/** How often a player presses and passes in a round, from whole games. */
export async function roundFigures(browser: Browser, address: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const by of ["mouse", "touch"] as const) {
    for (const { slug, title } of GAMES.filter((game) => "parts" in game)) {
      const counted = await playEnough(browser, address, { slug, by, policy: nextMoveAnywhere });
      figures.push(...figuresOf(title, by, counted));
    }
    const patient = { slug: "d20-warriors", by, policy: nextPatientMove };
    const held = await playEnough(browser, address, patient, MIN_HELD, ({ answers }) => answers === 1);
    figures.push(
      atMost(
        `D20 Warriors, one Flash held back, by ${by}`,
        Math.max(...held.rounds.map(({ passes }) => passes)),
        MAX_PASSES,
        "",
        `passes in a round, passing until the turn ends; the most of ${inGames(held)}`,
      ),
    );
  }
  return figures;
}
