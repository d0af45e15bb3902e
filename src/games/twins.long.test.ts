import { expect, test } from "vitest";
import {
  type Action,
  answerLegal,
  type Card,
  type CardId,
  canAct,
  canSee,
  cloneState,
  createGame,
  type Engine,
  engineFor,
  legalActions,
  NONE,
  rebuildWatch,
  type Seat,
  type Verdict,
  view,
} from "../kernel";
import { type Random, randomAnswer, randomFrom } from "../opponents";
import type { Game } from "./game";
import { loadGames } from "./registry";

const GAMES = await loadGames();
const TABLES = GAMES.flatMap((game) => {
  const { min, max } = game.rules.board.seats;
  return [...new Set([min, Math.min(max, 3)])].map((seats) => ({ game, seats, title: game.title }));
});

/** Zones whose hidden cards are publicly known to be of a kind. */
const KNOWN_KINDS: Readonly<Record<string, readonly string[]>> = {
  "d20-warriors": ["battlefield"],
  "battle-cores": ["items", "legends"],
  "battle-of-souls": ["tactics"],
  "battle-spirits-saga": ["burst"],
  "soul-masters": ["reserve"],
};

function begun(game: Game, seats: number): Engine {
  const people = Array.from({ length: seats }, (_, i) => ({
    name: `Player ${i + 1}`,
    deck: game.deck.starters[i % game.deck.starters.length]?.cards ?? [],
  }));
  return createGame(game.rules, game.setup.config("twins", people, {}), { events: false });
}

/** A copy of the game in which the cards that the seat does not see have swapped identities, or the game unchanged. */
function twinOf(g: Engine, game: Game, seat: Seat, random: Random, trading: boolean): Engine {
  const state = cloneState(g.state);
  const hidden = state.cards.filter((card) => card.zone !== NONE && !canSee(g, card, seat));
  const isKnownKind = ({ zone }: Card) =>
    KNOWN_KINDS[game.slug]?.includes(state.zones[zone]?.key ?? "") === true;
  const faceOf = ({ id }: Card) => state.cards[id]?.def ?? "";
  const typeOf = (card: Card) => game.rules.cards[faceOf(card)]?.type;
  for (const one of trading ? hidden : []) {
    const others = hidden.filter(
      (card) =>
        card.owner === one.owner &&
        (isKnownKind(card) === isKnownKind(one) || typeOf(card) === typeOf(one)) &&
        (!isKnownKind(card) || typeOf(card) === typeOf(one)),
    );
    const other = others[random.below(others.length)] ?? one;
    const [left, right] = [faceOf(one), faceOf(other)];
    state.cards[one.id] = { ...one, def: right };
    state.cards[other.id] = { ...other, def: left };
  }
  const twin = engineFor(g.rules, state, { events: false });
  rebuildWatch(twin);
  return twin;
}

/** Every action type of the game, anytime actions included. */
function everyType(g: Engine): string[] {
  const { rules } = g;
  const specs = [rules.decisions.turn(g), ...Object.values(rules.flow.windows)];
  return [...new Set(specs.flatMap((here) => here.specs.flatMap(({ types }) => types)))];
}

const ABILITIES = [undefined, 0, 1];

/** Every action of these types for each card, and each legal one with every card as its target. */
function* everyAction(g: Engine, types: readonly string[], random: Random): Generator<Action> {
  const ids: CardId[] = g.state.cards.map(({ id }) => id);
  const legal = legalActions(g).filter(({ card }) => card !== undefined);
  for (const type of types) {
    for (const ability of ABILITIES)
      for (const card of ids)
        yield { type, card, ...(ability === undefined ? undefined : { data: { ability } }) };
    const some = legal.filter((action) => action.type === type);
    const one = some[random.below(Math.max(1, some.length))];
    if (one !== undefined) for (const target of ids) yield { ...one, target };
  }
}

const ANSWERS = 300;
const EVERY = 30;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether the reason has a blank in place of a card name. */
const hasBlank = (verdict: Verdict) => !verdict.ok && Object.values(verdict.why.args ?? {}).includes("");

test.each(TABLES)(
  "$title with $seats seats shows and refuses the same whatever the hidden cards are",
  ({ game, seats, title }) => {
    const random = randomFrom(`${title} ${seats}`);
    const g = begun(game, seats);
    const differences = new Map<string, string>();
    for (let i = 0; i < ANSWERS && g.state.decision !== null; i++) {
      const { decision } = g.state;
      const { seat } = decision;
      if (i % EVERY === 0) {
        const plain = twinOf(g, game, seat, random, false);
        const twin = twinOf(g, game, seat, random, true);
        if (!same(view(twin, seat), view(plain, seat))) differences.set("view", decision.prompt.key);
        const actions = decision.kind === "act" ? everyAction(g, everyType(g), random) : [];
        for (const action of actions) {
          const verdicts = [canAct(plain, seat, action), canAct(twin, seat, action)];
          if (!same(verdicts[0], verdicts[1]))
            differences.set(action.type, JSON.stringify([action, verdicts]));
          if (verdicts.some(hasBlank))
            differences.set(`${action.type} blank`, JSON.stringify([action, verdicts]));
        }
      }
      answerLegal(g, randomAnswer({ decision, actions: legalActions(g) }, random));
    }
    expect(Object.fromEntries(differences)).toEqual({});
  },
);

test.each(GAMES.map((game) => ({ game, title: game.title })))(
  "$title: every listed action is accepted, also for cards that are seen only from the back",
  ({ game }) => {
    const random = randomFrom("offered");
    const g = begun(game, game.rules.board.seats.min);
    for (let i = 0; i < ANSWERS && g.state.decision !== null; i++) {
      const { decision } = g.state;
      const actions = legalActions(g);
      expect(actions.filter((action) => !canAct(g, decision.seat, action).ok)).toEqual([]);
      answerLegal(g, randomAnswer({ decision, actions }, random));
    }
  },
);
