import {
  type Action,
  type ActOptions,
  actionLoop,
  addCardCounter,
  addDeck,
  addSeatCounter,
  beginTurn,
  type CardId,
  type Config,
  concede,
  defineRules,
  draw,
  type Engine,
  eliminate,
  jump,
  move,
  moveToOwner,
  NONE,
  nextSeat,
  OK,
  procedure,
  type Reader,
  type Rules,
  readStat,
  refuse,
  rest,
  type Seat,
  seatOf,
  seatsFrom,
  step,
  zoneOf,
} from "../../kernel";
import { NO_ABILITIES } from "../../testing/no-abilities";
import { cards, isElder } from "./ring-cards";

const LIFE = 12;

type Readable = Pick<Reader, "state">;
const inZone = (g: Readable, key: string, seat: Seat) => zoneOf(g.state, key, seat).cards;
const typeOf = (g: Readable, id: CardId) => cards[g.state.cards[id]?.def ?? ""]?.type;

function strikes(g: Readable, seat: Seat): Action[] {
  const ready = inZone(g, "row", seat).filter((id) => g.state.cards[id]?.rested === false);
  const foes = seatsFrom(g.state, nextSeat(g.state, seat)).filter((other) => other !== seat);
  return ready.flatMap((card) =>
    foes.flatMap((foe): Action[] => {
      const guards = inZone(g, "row", foe);
      if (guards.length === 0) return [{ type: "strike", card, data: { seat: foe } }];
      return guards.map((target) => ({ type: "strike", card, target }));
    }),
  );
}

export function actionsOf(g: Readable, seat: Seat): Action[] {
  const points = seatOf(g.state, seat).counters.points ?? 0;
  const held = points > 0 ? inZone(g, "hand", seat) : [];
  return [...held.map((card) => ({ type: "play", card })), ...strikes(g, seat)];
}

function strike(g: Engine, { card = NONE, target, data }: Action): void {
  rest(g, card);
  const power = readStat(g, card, "power");
  const foe = data?.seat;
  if (typeof foe === "number") {
    if (addSeatCounter(g, foe, "life", -power) <= 0) eliminate(g, foe, "ring", "R 4");
  } else if (
    target !== undefined &&
    addCardCounter(g, target, "dents", power) >= readStat(g, target, "shield")
  ) {
    moveToOwner(g, target, "discard", { as: "fall" });
  }
}

function perform(g: Engine, seat: Seat, action: Action): void {
  if (action.type === "strike") return strike(g, action);
  const card = action.card ?? NONE;
  addSeatCounter(g, seat, "points", -1);
  move(g, card, zoneOf(g.state, typeOf(g, card) === "coat" ? "worn" : "row", seat).id, { as: "play" });
}

const same = (a: Action, b: Action) =>
  a.type === b.type && a.card === b.card && a.target === b.target && a.data?.seat === b.data?.seat;

const refused = () => refuse("does-not-fit", "R 3");
const isListed = (g: Readable, seat: Seat, action: Action) =>
  actionsOf(g, seat).some((one) => same(one, action)) ? OK : refused();

const TURN: ActOptions = {
  prompt: { key: "Your turn" },
  then: "same",
  specs: [
    { types: ["play", "strike"], options: actionsOf, can: isListed, do: perform },
    { types: ["end"], options: () => [{ type: "end" }], can: () => OK, do: () => undefined, then: "close" },
  ],
  mayPass: refused,
  refuse: refused,
};

const decksWithCoat = ({ seats }: Config) =>
  seats.flatMap(({ deck }, i) => (deck.includes("Felt Coat") ? [`seats.${i}.deck`] : []));

const game = procedure("game", [
  step("deal", "R 1", (g) => {
    for (const { seat } of g.state.seats) {
      addSeatCounter(g, seat, "life", LIFE);
      const { deck } = g.state.config.seats[seat] ?? { deck: [] };
      addDeck(
        g,
        seat,
        deck.filter((name) => !isElder(name)),
        "deck",
      );
      addDeck(g, seat, deck.filter(isElder), "elders");
      draw(g, seat, 4);
    }
  }),
  step("begin", "R 2", (g) => {
    const seat = g.state.turn.number === 0 ? 0 : nextSeat(g.state, g.state.turn.seat);
    beginTurn(g, seat, "act");
    addSeatCounter(g, seat, "points", 3 - (seatOf(g.state, seat).counters.points ?? 0));
    for (const id of inZone(g, "row", seat)) rest(g, id, false);
    draw(g, seat, 1);
  }),
  actionLoop("act", "R 3"),
  step("end", "R 2", (g) => jump(g, "begin")),
]);

/** @param hasSeries whether two players may play a series */
export const ringRules = (mostSeats: number, hasSeries: boolean): Rules =>
  defineRules({
    slug: "ring",
    version: 1,
    board: {
      seats: { min: 2, max: mostSeats, rule: "R 1" },
      zones: [
        { key: "deck", sees: "nobody", shape: "pile" },
        { key: "hand", sees: "owner", shape: "row" },
        { key: "row", sees: "all", shape: "row" },
        { key: "worn", sees: "all", shape: "row" },
        { key: "badges", sees: "all", shape: "row" },
        { key: "discard", sees: "all", shape: "pile" },
        { key: "elders", sees: "owner", shape: "pile" },
      ],
      problems: (config) =>
        config.options.coats === false
          ? decksWithCoat(config).map((path) => ({ path, why: { key: "no coats here" }, rule: "R 6" }))
          : [],
    },
    ...(hasSeries && { series: { bestOf: 3, sides: 2, rule: "R 7" } }),
    cards,
    flow: {
      triggers: { order: "queued", choose: false, rule: "R 1" },
      procedures: { game },
    },
    values: { layers: [], isLive: () => false },
    abilities: NO_ABILITIES,
    decisions: { anytime: { concede: concede("R 5") }, turn: () => TURN },
  });
