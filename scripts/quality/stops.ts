import { GAMES } from "../../src/games/registry";
import { MAX_STOPS, MAX_STOPS_IN_MIDDLE, passesIn } from "../../src/store/testing/stop-figures";
import { stopsOf } from "../../src/store/testing/stops";
import { atMost, type Figure } from "./figure";

/** Matches played for each game. */
const MATCHES = 6;

/** How often a person with one response in hand is stopped in an opponent's turn, with default settings. */
export async function stopFigures(): Promise<readonly Figure[]> {
  const seeds = Array.from({ length: MATCHES }, (_, i) => `stops ${i + 1}`);
  const figures: Figure[] = [];
  for (const { slug, title } of GAMES) {
    const found = passesIn(await stopsOf(slug, seeds));
    const name = `${title}, stops per opponent's turn, default settings, one response in hand`;
    const turns = `${found.counts.length} turns of ${MATCHES} matches in which it could have been played`;
    figures.push(
      atMost(`${name}, median`, found.middle, MAX_STOPS_IN_MIDDLE, "", turns),
      atMost(`${name}, most before the game is at stake`, found.most, MAX_STOPS, "", turns),
    );
  }
  return figures;
}
