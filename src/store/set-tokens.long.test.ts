import { expect, test } from "vitest";
import { partsOf } from "../games/registry";
import {
  type Answer,
  answer,
  type Config,
  createGame,
  type Engine,
  hashState,
  toPlain,
  view,
} from "../kernel";
import { decide } from "../opponents/decide";
import { plainest } from "../sets/plain-cards";
import { setsFor } from "../sets/sets-for";
import { makerOf, TOKEN, TOKEN_GAMES } from "../sets/testing/token-cards";
import { loadGame } from "./games";
import { readMatch } from "./saving/read";
import { savedMatch } from "./testing/saved-match";

/** The most answers of a match until the token has been made. */
const MOST = 400;

/** A game with a token and a card that makes it, and a match in which both players have that card. */
async function withTokens(slug: (typeof TOKEN_GAMES)[number]) {
  const { kinds } = await partsOf(slug).workshop();
  const maker = makerOf(slug);
  const tokens = kinds.filter(({ token }) => token).map((kind) => ({ ...plainest(kind), name: TOKEN }));
  const frame = { format: 1, game: slug, code: "OWN", name: "Own", version: 1, author: "", language: "en" };
  const game = await loadGame(slug, { sets: [toPlain({ ...frame, cards: [maker, ...tokens] })] });
  if (game === null) throw new Error(`no game ${slug}`);
  const [starter] = game.deck.starters;
  let deck = [...(starter?.cards ?? [])];
  for (const at of deck.keys()) {
    const next = deck.with(at, maker.name);
    if (game.deck.problems(next).length === 0) deck = next;
  }
  const seats = ["Ann", "Ben"].map((name) => ({ name, deck }));
  const sets = setsFor(game, deck);
  const config: Config = {
    ...game.setup.config("own tokens", seats, {}),
    sets: sets.map(toPlain),
  };
  return { game, config, maker: maker.name };
}

const isOnTable = (g: Pick<Engine, "state">) => g.state.cards.some(({ def }) => def === TOKEN);

test.each(TOKEN_GAMES)(
  "%s: a token of a set is made in a match, and is there when it is resumed",
  async (slug) => {
    const { game, config, maker } = await withTokens(slug);
    const g = createGame(game.rules, config);
    for (let n = 0; n < MOST && g.state.outcome === null && !isOnTable(g); n++) {
      const seat = g.state.decision?.seat ?? 0;
      const seen = view(g, seat);
      const action = seen.actions.find(
        ({ card }) => card !== undefined && g.state.cards[card]?.def === maker,
      );
      const given: Answer | null = action
        ? { seat, do: "act", action }
        : await decide(slug, "easy", seen, `${n}`);
      if (given === null) throw new Error("nobody is asked");
      expect(answer(g, given).ok, JSON.stringify(given)).toBe(true);
    }
    expect(isOnTable(g)).toBe(true);
    const read = await readMatch(savedMatch(g).text, loadGame);
    if (!read.ok) throw new Error(JSON.stringify(read.why));
    expect(hashState(read.match.state)).toBe(hashState(g.state));
  },
);
