import type { CardDef } from "../../../kernel";
import type { PrintedCard } from "../../../language";
import type { Game } from "../../game";
import type { BoardPosition, GamePosition, PlacedCard, PositionZone, TryOut } from "../../game-position";
import {
  boardOf,
  number,
  plainVars,
  someOf,
  state,
  step,
  turnAt,
  withCards,
  withSeats,
} from "../../position-parts";
import type { BattleCard } from "../cards/card";
import { START_HP } from "../rules/damage";
import { setInForce, versionInForce } from "../rules/errata";
import { FIRST_VARS } from "../rules/vars";

/** Every card of this game's pool is a Battle Cores card. */
const isKind = (fits: (card: BattleCard) => boolean) => (card: PrintedCard) => fits(card as BattleCard);

const isMonster = isKind(({ type, token }) => type === "monster" && token === undefined);
const isLegend = isKind(({ type }) => type === "legend");
const isFighter = isKind(({ type }) => type !== "support");
const isMain = isKind(({ type, token }) => type !== "legend" && token === undefined);
/** Tokens have no versions, and are not the cards they are called like. */
const isToken = (card: CardDef | undefined) => (card as BattleCard | undefined)?.token !== undefined;
const isSupport = (category: BattleCard["category"]) => isKind((card) => card.category === category);

const LEAST_TURN_FOR_ALL = 9;
const MOST = 99;
const tempers = state("tempered");
const fresh = state("fresh");

const counters = number("counters", 0, MOST);
const damage = number("damage", 0, MOST);
const survived = {
  ...number("survived", 0, 9),
  on: (card: PrintedCard) => (card.stats["kw-survival"] ?? 0) > 0,
};
const wear = number("wear", 0, MOST);

const zones: readonly PositionZone[] = [
  {
    key: "monsters",
    holds: isFighter,
    rests: tempers,
    fresh,
    counters: [damage, counters, survived],
  },
  {
    key: "items",
    holds: isSupport("item"),
    rests: tempers,
    fresh,
    counters: [counters],
    host: { zones: ["monsters"], needs: () => true },
  },
  { key: "gear", holds: isSupport("gear"), most: 1, rests: tempers, fresh, counters: [wear, counters] },
  { key: "fields", holds: isSupport("field"), rests: tempers, fresh, counters: [counters] },
  { key: "hand", holds: isMain },
  { key: "legends", holds: isLegend },
  { key: "deck", holds: isMain },
  { key: "ground", holds: isMain },
  { key: "legend-ground", holds: isLegend },
];

const steps = [step("main"), step("battle"), step("end"), step("start", true)];

const AGENDA = {
  main: ["main", "main"],
  battle: ["battle", "battle"],
  end: ["end", "end"],
  start: [null, "begin"],
} as const;

function empty(game: Game): BoardPosition {
  const seats = [0, 1].map((seat) => ({
    zones: { deck: someOf(game, seat, 10, isMain), legends: someOf(game, seat, 2, isLegend) },
    values: {},
  }));
  return boardOf(seats, steps, LEAST_TURN_FOR_ALL);
}

/** Points for any card, and Monsters on both sides to aim at and to give up. */
function tryOut({ game, card }: TryOut): BoardPosition {
  const board = empty(game);
  const [me, foe] = board.seats;
  if (me === undefined || foe === undefined) return board;
  const tried: readonly PlacedCard[] = [{ name: card.name }];
  const place = isLegend(card) ? "legends" : isMain(card) ? "hand" : "monsters";
  const own = withCards(
    me,
    {
      monsters: someOf(game, 0, 3, isMonster),
      hand: someOf(game, 0, 2, isMonster),
      ground: someOf(game, 0, 3, isMonster),
    },
    { points: 30 },
  );
  const theirs = withCards(foe, { monsters: someOf(game, 1, 3, isMonster) });
  const ready = withSeats(board, withCards(own, { [place]: tried }), theirs);
  // A Trap answers what the other player does.
  return isSupport("trap")(card)
    ? { ...ready, turn: { ...ready.turn, seat: 1, number: ready.turn.number + 1 } }
    : ready;
}

/** What a position of Battle Cores may say. */
export const position: GamePosition = {
  zones,
  values: [number("hp", 1, 999, START_HP), number("points", 0, MOST, 5)],
  turnValues: [],
  steps,
  layout: (parts) => ({
    ...turnAt(parts, AGENDA[parts.board.turn.step as keyof typeof AGENDA]),
    vars: plainVars({ ...FIRST_VARS, first: parts.first }),
    eachSeat: parts.values.map((counters, seat) => ({ rounds: parts.rounds[seat] ?? 0, counters })),
  }),
  card: ({ rules, config, board }, _zone, { name, fresh: isFresh, counters: given }) => ({
    ...(!isToken(rules.cards[name]) && {
      name: versionInForce(rules.cards, name, setInForce(rules.cards, config.options)),
    }),
    ...(isFresh && { counters: { ...given, summoned: board.turn.number } }),
  }),
  reading: {
    steps: { main: "main", battle: "battle", end: "end" },
    isFresh: ({ turn }, { counters: { summoned } }) => summoned === turn.number,
  },
  empty,
  tryOut,
};
