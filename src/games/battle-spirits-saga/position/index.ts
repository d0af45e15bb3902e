import { zoneOf } from "../../../kernel";
import type { PrintedCard } from "../../../language";
import type { Game } from "../../game";
import type {
  BoardPosition,
  GamePosition,
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
import type { SagaCard } from "../cards/card";
import { VOID_CORES } from "../rules/cores";
import { START } from "../rules/setup";
import { FIRST_VARS } from "../rules/vars";

/** Every card of this game's pool is a Battle Spirits Saga card. */
const isKind = (fits: (card: SagaCard) => boolean) => (card: PrintedCard) => fits(card as SagaCard);

const isSpirit = isKind(({ type }) => type === "spirit");
const isNexus = isKind(({ type }) => type === "nexus");
const isCard = isKind(({ token }) => token === undefined);
const isPlainSpirit = isKind(({ type, token }) => type === "spirit" && token === undefined);
const isBurst = isKind(
  ({ printed, token }) => token === undefined && printed.some(({ label }) => label === "burst"),
);

const USUAL_TURN = 5;
const MOST_CORES = 99;
const rests = state("exhausted");
const SOULS = ["soul-reserve", "soul-trash", "soul-life"] as const;

const cores = [number("core", 0, MOST_CORES), number("soul", 0, 1)];

const zones: readonly PositionZone[] = [
  { key: "spirits", holds: isSpirit, rests, counters: cores, othersToo: true },
  { key: "nexuses", holds: isNexus, rests, counters: cores, othersToo: true },
  { key: "burst", holds: isBurst, most: 1, face: "down" },
  { key: "hand", holds: isCard },
  { key: "deck", holds: isCard },
  { key: "trash", holds: isCard },
];

const steps = [step("main"), step("attack"), step("start", true)];
const AGENDA = { main: ["main", "main"], attack: ["attack", "attack"], start: [null, "begin"] } as const;

/** Soul cores that the position puts somewhere. */
function soulsOf({ board, values }: PositionParts, seat: number): number {
  const { zones: own = {} } = board.seats[seat] ?? {};
  const onCards = Object.values(own)
    .flat()
    .reduce((sum, { counters }) => sum + (counters?.soul ?? 0), 0);
  return SOULS.reduce((sum, key) => sum + (values[seat]?.[key] ?? 0), onCards);
}

/** The cores in each area. A soul core that is nowhere else is in the void (BSS 4-11-4). */
function areasOf(parts: PositionParts, seat: number) {
  const { reserve = 0, trash = 0, life = 0, ...souls } = parts.values[seat] ?? {};
  const holds = (core: number, soul: number | undefined) => ({ core, ...(soul ? { soul } : undefined) });
  return {
    reserve: holds(reserve, souls["soul-reserve"]),
    trash: holds(trash, souls["soul-trash"]),
    life: holds(life, souls["soul-life"]),
    void: holds(VOID_CORES, 1 - soulsOf(parts, seat)),
  };
}

function empty(game: Game): BoardPosition {
  const seats = [0, 1].map(
    (seat): PositionSeat => ({
      zones: { deck: someOf(game, seat, 12, isCard) },
      values: { "soul-reserve": 1 },
    }),
  );
  return boardOf(seats, steps, USUAL_TURN);
}

/** Cores for any card, and spirits on both sides to aim at, to reduce costs and to give up. */
function tryOut({ game, card }: TryOut): BoardPosition {
  const board = empty(game);
  const [me, foe] = board.seats;
  if (me === undefined || foe === undefined) return board;
  const spirits = (seat: number, most: number) =>
    someOf(game, seat, most, isPlainSpirit).map((placed) => ({ ...placed, counters: { core: 2 } }));
  // A token is on the field from the start.
  const tried: PositionSeat["zones"] = isCard(card)
    ? { hand: [{ name: card.name }] }
    : { spirits: [{ name: card.name, counters: { core: 2 } }] };
  const own = withCards(me, { spirits: spirits(0, 3), trash: someOf(game, 0, 3, isCard) }, { reserve: 20 });
  return withSeats(board, withCards(own, tried), withCards(foe, { spirits: spirits(1, 3) }, { reserve: 5 }));
}

/** What a position of Battle Spirits Saga may say. */
export const position: GamePosition = {
  zones,
  values: [
    number("life", 1, MOST_CORES, START.life),
    number("reserve", 0, MOST_CORES, START.reserve),
    number("trash", 0, MOST_CORES),
    ...SOULS.map((key) => number(key, 0, 1)),
  ],
  turnValues: [],
  steps,
  layout: (parts) => ({
    ...turnAt(parts, AGENDA[parts.board.turn.step as keyof typeof AGENDA]),
    vars: plainVars({ ...FIRST_VARS, first: parts.first }),
    eachSeat: parts.rounds.map((rounds) => ({ rounds })),
    zoneCounters: parts.board.seats.map((_, seat) => areasOf(parts, seat)),
  }),
  reading: {
    steps: { main: "main", attack: "attack" },
    value: (state, seat, key) => {
      const isSoul = (SOULS as readonly string[]).includes(key);
      const { counters = {} } = zoneOf(state, isSoul ? key.replace("soul-", "") : key, seat);
      return counters[isSoul ? "soul" : "core"];
    },
  },
  problems: (parts) =>
    parts.board.seats.flatMap((_, seat) =>
      soulsOf(parts, seat) > 1
        ? [{ path: `seats.${seat}.values`, why: message("why.position.one-soul"), rule: "BSS 4-11-3" }]
        : [],
    ),
  empty,
  tryOut,
};
