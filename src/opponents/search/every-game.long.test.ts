import { expect, test } from "vitest";
import type { Game } from "../../games/game";
import {
  answerLegal,
  canAnswer,
  canSee,
  cloneState,
  createGame,
  type Engine,
  engineFor,
  view,
} from "../../kernel";
import { GAMES, opponentOf } from "../../tools/simulate/games";

/** Simulations of one decision. Few are enough to see what goes wrong. */
const BUDGET = 4;
/** The easy level plays the game. The expert is asked once in this many decisions. */
const EVERY = 9;
const DECISIONS = 90;

const TABLES = GAMES.flatMap((game) => {
  const { min, max } = game.rules.board.seats;
  return [...new Set([min, Math.min(max, 3)])].map((seats) => ({ game, seats, title: game.title }));
});

function begun(game: Game, count: number): Engine {
  const { starters } = game.deck;
  const seats = Array.from({ length: count }, (_, i) => ({
    name: `P${i}`,
    deck: starters[i % starters.length]?.cards ?? [],
  }));
  return createGame(game.rules, game.setup.config("every game", seats, {}), { events: false });
}

function expertAnswer(game: Game, g: Engine, seat: number) {
  const thinking = opponentOf(game).think(view(g, seat), "expert", BUDGET);
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value.answer;
  }
}

/** The same game with two cards of another seat exchanged that this seat cannot see. Null if there are none. */
function withOtherSecrets(g: Engine, seat: number): Engine | null {
  const hidden = g.state.cards.filter(
    (card) =>
      card.owner !== seat &&
      ["hand", "deck"].includes(g.state.zones[card.zone]?.key ?? "") &&
      !canSee(g, card, seat),
  );
  const [one] = hidden;
  const other = hidden.findLast(({ def, owner }) => owner === one?.owner && def !== one.def);
  if (one === undefined || other === undefined) return null;
  const state = cloneState(g.state);
  state.cards[one.id] = { ...one, def: other.def };
  state.cards[other.id] = { ...other, def: one.def };
  return engineFor(g.rules, state, { events: false });
}

test.each(TABLES)("$title with $seats seats: the expert answers by the rules", ({ game, seats }) => {
  const g = begun(game, seats);
  for (let n = 0; n < DECISIONS && g.state.decision !== null; n++) {
    const { seat } = g.state.decision;
    if (n % EVERY === 0) expect(canAnswer(g, expertAnswer(game, g, seat))).toEqual({ ok: true });
    answerLegal(g, opponentOf(game)("easy", view(g, seat), `${n}`));
  }
});

test.each(GAMES.map((game) => ({ game, title: game.title })))(
  "$title: other hidden cards change nothing about the expert's answer",
  ({ game }) => {
    const g = begun(game, 2);
    let compared = 0;
    for (let n = 0; n < DECISIONS && g.state.decision !== null; n++) {
      const { seat } = g.state.decision;
      const other = n % EVERY === 0 ? withOtherSecrets(g, seat) : null;
      if (other !== null) {
        expect(view(other, seat)).toEqual(view(g, seat));
        expect(expertAnswer(game, other, seat)).toEqual(expertAnswer(game, g, seat));
        compared++;
      }
      answerLegal(g, opponentOf(game)("easy", view(g, seat), `${n}`));
    }
    expect(compared).toBeGreaterThan(3);
  },
);
