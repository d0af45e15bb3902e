import { expect, test } from "vitest";
import { GAME_SLUGS } from "../games/registry";
import { MOST_STOPS, MOST_STOPS_IN_MIDDLE, passesIn } from "./testing/stop-figures";
import { stopsOf } from "./testing/stops";

// In Battle Cores so few matches have no turn with exactly one response in hand; `npm run quality` plays more.
const COUNTED = GAME_SLUGS.filter((slug) => slug !== "battle-cores");

test.each(COUNTED)(
  "%s: with one response in hand a person passes at most twice in the middle turn of the opponent, and four times in any",
  async (slug) => {
    const turns = await stopsOf(slug, ["stops 1", "stops 2"]);
    const { counts, middle, most } = passesIn(turns);
    expect(counts.length).toBeGreaterThan(0);
    expect(middle).toBeLessThanOrEqual(MOST_STOPS_IN_MIDDLE);
    expect(most).toBeLessThanOrEqual(MOST_STOPS);
  },
  600_000,
);
