import { type Problem, type Rules, zoneOf } from "../../../kernel";
import type { PrintedCard } from "../../../language";
import type { Game } from "../../game";
import type {
  BoardPosition,
  GamePosition,
  PlacedCard,
  PositionParts,
  PositionSeat,
  PositionZone,
  TryOut,
} from "../../game-position";
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
import { message } from "../../position-words";
import { type Faction, isReserve, RESOURCES, type SoulCard } from "../cards/card";
import { isCommander, isOfMain } from "../rules/deck-rules";
import { FIRST_VARS, varsOf } from "../rules/vars";

/** Every card of this game's pool is a Soul Masters card. */
const isKind = (fits: (card: SoulCard) => boolean) => (card: PrintedCard) => fits(card as SoulCard);

const isUnit = isKind(({ type }) => type === "unit");
const isMain = isKind(isOfMain);
const isLeader = isKind(isCommander);
const isOfReserve = isKind(isReserve);
/** A unit or a printed token: the rules have further ones, without a number, for keywords. */
const isFighter = isKind(
  ({ type, stats }) => type === "unit" || (type === "token" && stats.health !== undefined),
);
const isEquipment = isKind(({ type }) => type === "weapon" || type === "armor");
const isBattlefield = isKind(({ type }) => type === "battlefield");
const isDiscarded = isKind((card) => isOfMain(card) || isReserve(card));

const USUAL_TURN = 7;
const MOST = 99;
const rests = state("resting");
const fresh = state("fresh");

const zones: readonly PositionZone[] = [
  { key: "commander", holds: isLeader, least: 1, most: 1, rests },
  { key: "battleground", holds: isFighter, rests, fresh, counters: [number("ko", 0, MOST)] },
  {
    key: "attached",
    holds: isKind((card) => isOfMain(card) || card.type === "resource"),
    host: {
      zones: ["battleground", "commander", "equipment", "battlefield"],
      anySeat: true,
      needs: () => true,
    },
  },
  { key: "equipment", holds: isEquipment, rests, fresh },
  { key: "battlefield", holds: isBattlefield, most: 1, rests, fresh },
  { key: "energy", holds: isMain, face: "down", bothFaces: true, rests },
  { key: "hand", holds: isMain },
  { key: "reserve", holds: isOfReserve },
  { key: "deck", holds: isMain },
  { key: "discard", holds: isDiscarded },
  { key: "removed", holds: isDiscarded },
];

const steps = [step("main"), step("choose"), step("end"), step("start", true)];
const AGENDA = {
  main: ["main", "main"],
  choose: ["choose", "choose"],
  end: ["end", "end"],
  start: [null, "begin"],
} as const;

const cardNamed = (cards: Rules["cards"], name: string | undefined) =>
  name === undefined ? undefined : (cards[name] as SoulCard | undefined);

const leaderOf = ({ rules, board }: PositionParts, seat: number) =>
  cardNamed(rules.cards, board.seats[seat]?.zones.commander?.[0]?.name);

/** The levels of a commander above this one, the highest first, and then those below it. */
function otherLevels(cards: Rules["cards"], leader: SoulCard): readonly string[] {
  const above: string[] = [];
  for (let next = cardNamed(cards, leader.evolves); next && above.length < MOST; ) {
    above.unshift(next.name);
    next = cardNamed(cards, next.evolves);
  }
  const below: string[] = [];
  for (let { name } = leader; below.length < MOST; ) {
    const lower = Object.values(cards).find((card) => (card as SoulCard).evolves === name);
    if (lower === undefined) break;
    below.unshift(lower.name);
    name = lower.name;
  }
  return [...below, ...above];
}

/** A commander's resources and its other levels: how many there are is a number of the position. */
function more(parts: PositionParts, seat: number) {
  const leader = leaderOf(parts, seat);
  const { resources = 0, "resource-deck": rest = 0 } = parts.values[seat] ?? {};
  const resource = RESOURCES[(leader?.faction ?? "") as Faction] ?? RESOURCES.draconian;
  return {
    levels: leader === undefined ? [] : otherLevels(parts.rules.cards, leader),
    "resource-field": Array<string>(resources).fill(resource),
    "resource-deck": Array<string>(rest).fill(resource),
  };
}

/** A commander's printed health, which it has unless the position says otherwise. */
const healthOf = (parts: PositionParts, seat: number) => leaderOf(parts, seat)?.stats.health ?? 1;

/** A commander has at most its printed health. */
const healthProblems = (parts: PositionParts): readonly Problem[] =>
  parts.board.seats.flatMap(({ values: { hp = 1 } }, seat) => {
    const most = healthOf(parts, seat);
    const path = `seats.${seat}.values.hp`;
    return hp > most
      ? [{ path, why: message("why.position.range", { least: 1, most }), rule: "SM 6.1" }]
      : [];
  });

const isFirstLevel = isKind((card) => isCommander(card) && card.evolved === undefined);

function seatOf(game: Game, seat: number): PositionSeat {
  const commander = someOf(game, seat, 1, isFirstLevel);
  const hp = game.cards.pool[commander[0]?.name ?? ""]?.stats.health ?? 1;
  return { zones: { commander, deck: someOf(game, seat, 12, isMain) }, values: { hp } };
}

const empty = (game: Game): BoardPosition => boardOf([seatOf(game, 0), seatOf(game, 1)], steps, USUAL_TURN);

/** Where the card to try is at first. A token is on the field, and a resource nowhere: every player has some. */
function placeOf(card: PrintedCard): string | null {
  if (isLeader(card)) return "commander";
  if (isOfReserve(card)) return "reserve";
  if (isMain(card)) return "hand";
  return isFighter(card) ? "battleground" : null;
}

/** Energy and resources for any card, and units on both sides to aim at. */
function tryOut({ game, card }: TryOut): BoardPosition {
  const tried: readonly PlacedCard[] = [{ name: card.name }];
  const place = placeOf(card);
  const { zones: own, values } = seatOf(game, 0);
  const isLed = place === "commander";
  const me: PositionSeat = {
    zones: isLed ? { ...own, commander: tried } : own,
    values: { ...values, ...(isLed && { hp: card.stats.health ?? 1 }), resources: 8, "resource-deck": 8 },
  };
  const ready = withCards(me, {
    battleground: someOf(game, 0, 3, isUnit),
    energy: someOf(game, 0, 10, isMain),
    discard: someOf(game, 0, 3, isUnit),
  });
  const withTried = isLed || place === null ? ready : withCards(ready, { [place]: tried });
  const foe = withCards(seatOf(game, 1), { battleground: someOf(game, 1, 3, isUnit) });
  return withSeats(empty(game), withTried, foe);
}

/** What a position of Soul Masters may say. */
export const position: GamePosition = {
  zones,
  values: [
    number("hp", 1, 999, 20),
    number("crystal", 0, MOST),
    number("resources", 0, MOST),
    number("resource-deck", 0, MOST, 6),
  ],
  turnValues: [number("placed", 0, MOST)],
  steps,
  layout: (parts) => ({
    ...turnAt(parts, AGENDA[parts.board.turn.step as keyof typeof AGENDA]),
    vars: plainVars({
      ...FIRST_VARS,
      first: parts.first,
      placed: parts.turnValues.placed ?? 0,
      hadMain: parts.board.turn.step === "main",
    }),
    eachSeat: parts.values.map(({ crystal = 0 }, seat) => ({
      rounds: parts.rounds[seat] ?? 0,
      counters: { hp: parts.board.seats[seat]?.values.hp ?? healthOf(parts, seat), crystal },
    })),
  }),
  more,
  reading: {
    steps: { choose: "choose", main: "main", end: "end" },
    value: (state, seat, key) => {
      const held = { resources: "resource-field", "resource-deck": "resource-deck" }[key];
      return held === undefined ? undefined : zoneOf(state, held, seat).cards.length;
    },
    isFresh: (state, { stamp, controller }) => stamp > (varsOf(state).roundSince[controller] ?? 0),
    // A Null unit is as it was before.
    zones: { nulled: "battleground" },
  },
  problems: healthProblems,
  empty,
  tryOut,
};
