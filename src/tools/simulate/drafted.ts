import { buildFromPool } from "../../decks/limited/build";
import { type EventConfig, limitedOf } from "../../decks/limited/event";
import { scriptedPicks } from "../../decks/limited/picking";
import { type Drafter, playOut } from "../../decks/limited/play-out";
import { eventAt } from "../../decks/limited/replay";
import type { Game } from "../../games/game";
import { seedRandom, shuffled } from "../../kernel";

/** Takes any cards of the pack. */
function anyCards(seed: string): Drafter {
  const random = { state: { random: seedRandom(seed) } };
  return ({ pack, take }) => shuffled(random, pack).slice(0, take);
}

/**
 * Two decks of one draft: by a scripted drafter, and by one who takes any cards. Of all drafters at the table every
 * other one is scripted. The same builder makes the decks.
 */
export function draftedDecks(
  game: Game,
  seed: string,
): readonly [scripted: readonly string[], any: readonly string[]] {
  const config: EventConfig = { game: game.slug, kind: "draft", seed, seats: limitedOf(game).seats.most };
  const atRandom = anyCards(seed);
  const picks = playOut(game, config, (view, seat) =>
    seat % 2 === 0 ? scriptedPicks(game, view, `${seed}/${seat}`) : atRandom(view, seat),
  );
  const { pools } = eventAt(game, config, picks);
  const build = (seat: number) => buildFromPool(game, pools[seat] ?? [], `${seed}/${seat}`);
  return [build(0), build(1)];
}
