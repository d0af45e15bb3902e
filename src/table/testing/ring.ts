import type { Game } from "../../games/game";
import {
  type Action,
  type ActOptions,
  actionLoop,
  addCardCounter,
  addDeck,
  addSeatCounter,
  answer,
  beginTurn,
  type CardId,
  cardIn,
  concede,
  createGame,
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
  readStat,
  refuse,
  rest,
  type Seat,
  seatOf,
  seatsFrom,
  step,
  type View,
  view,
  zoneOf,
} from "../../kernel";
import type { PrintedCard } from "../../language";
import { NO_ABILITIES } from "../../testing/no-abilities";

/**
 * A made-up game for two or more players, to test the table: guards are in a row and strike other players' guards,
 * whose shields wear down; a seat without guards can be struck itself. Coats are worn in a slot; elders are in a pile
 * that only their owner may browse. A player without life is out; the last seat wins.
 */
const GUARDS = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple"];
const LIFE = 12;

const printed = (name: string, type: string, number: number, stats: Record<string, number>): PrintedCard => ({
  name,
  number,
  type,
  stats,
  watches: [],
  abilities: [],
});

const cards: Readonly<Record<string, PrintedCard>> = Object.fromEntries(
  [
    ...GUARDS.map((name, i) =>
      printed(`${name} Guard`, "guard", i + 1, { shield: 3 + (i % 3), power: 2 + (i % 2) }),
    ),
    printed("Felt Coat", "coat", 20, {}),
    printed("Tin Badge", "badge", 21, {}),
    ...["Old Oak", "Old Yew"].map((name, i) => printed(name, "elder", 30 + i, { shield: 6, power: 4 })),
  ].map((card) => [card.name, card]),
);
const DECK = [
  ...GUARDS.map((name) => `${name} Guard`),
  ...GUARDS.map((name) => `${name} Guard`),
  "Felt Coat",
];
const ELDERS = ["Old Oak", "Old Yew"];

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

function actions(g: Readable, seat: Seat): Action[] {
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
  actions(g, seat).some((one) => same(one, action)) ? OK : refused();

const TURN: ActOptions = {
  prompt: { key: "Your turn" },
  then: "same",
  specs: [
    { types: ["play", "strike"], options: actions, can: isListed, do: perform },
    { types: ["end"], options: () => [{ type: "end" }], can: () => OK, do: () => undefined, then: "close" },
  ],
  mayPass: refused,
  refuse: refused,
};

const rules = defineRules({
  slug: "ring",
  version: 1,
  board: {
    seats: { min: 2, max: 20, rule: "R 1" },
    zones: [
      { key: "deck", sees: "nobody", shape: "pile" },
      { key: "hand", sees: "owner", shape: "row" },
      { key: "row", sees: "all", shape: "row" },
      { key: "worn", sees: "all", shape: "row" },
      { key: "badges", sees: "all", shape: "row" },
      { key: "discard", sees: "all", shape: "pile" },
      { key: "elders", sees: "owner", shape: "pile" },
    ],
    problems: () => [],
  },
  cards,
  flow: {
    triggers: { order: "queued", choose: false, rule: "R 1" },
    procedures: {
      game: procedure("game", [
        step("deal", "R 1", (g) => {
          for (const { seat } of g.state.seats) {
            addSeatCounter(g, seat, "life", LIFE);
            addDeck(g, seat, DECK, "deck");
            addDeck(g, seat, ELDERS, "elders");
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
      ]),
    },
  },
  values: { layers: [], isLive: () => false },
  abilities: NO_ABILITIES,
  decisions: { anytime: { concede: concede("R 5") }, turn: () => TURN },
});

const label = (key: string) => ({ key });

/** The game with its mat: a row, a slot, four piles of which one is open only to its owner, life as pips. */
export const ring: Game = {
  slug: "ring",
  title: "Ring",
  rules,
  rulebook: { game: "ring", title: "Ring", source: "", clauses: [] },
  cards: { pool: cards, text: () => ({ abilities: [], keywords: [] }) },
  deck: {
    starters: [
      { id: "wood", name: "Wood", theme: "Trees", plan: "Stand.", cards: [...DECK, ...ELDERS] },
      { id: "grove", name: "Grove", theme: "Trees", plan: "Fall.", cards: [...ELDERS, ...DECK] },
    ],
    parts: (deck) => [
      { label: label("Main deck"), cards: deck.filter((name) => cards[name]?.type !== "elder") },
      { label: label("Elders"), cards: deck.filter((name) => cards[name]?.type === "elder") },
    ],
    problems: () => [],
  },
  setup: { options: [], config: (seed, seats, options) => ({ game: "ring", seed, seats, options }) },
  timing: {},
  status: {
    contest: () => null,
    score: (g, seat) => ({ label: label("life"), value: seatOf(g.state, seat).counters.life ?? 0 }),
    teamScore: ({ state: { seats } }, team) => {
      const members = seats.filter((seat) => seat.team === team);
      const value = members.reduce((sum, { counters }) => sum + (counters.life ?? 0), 0);
      return members.length < 2 ? null : { label: label("life"), value, isShared: false };
    },
  },
  table: {
    mat: {
      zones: [
        { zone: "row", area: "field", label: label("Row"), browse: false },
        { zone: "worn", area: "slot", label: label("Worn"), browse: false },
        { zone: "badges", area: "attached", label: label("Badges"), browse: false },
        { zone: "hand", area: "hand", label: label("Hand"), browse: false },
        { zone: "deck", area: "pile", label: label("Deck"), browse: false },
        { zone: "elders", area: "pile", label: label("Elders"), browse: true },
        { zone: "discard", area: "pile", label: label("Fallen"), browse: true },
      ],
      steps: [{ step: "act", label: label("Act") }],
      cardStats: [
        { stat: "shield", place: "bottom-left", label: label("shield"), lessCounter: "dents" },
        { stat: "power", place: "bottom-right", label: label("power") },
      ],
      cardCounters: [{ counter: "dents", label: label("dents") }],
      counters: [
        { counter: "life", label: label("life"), pips: true },
        { counter: "points", label: label("points"), short: label("points"), pips: true },
      ],
    },
    logLine: ({ type, def = "a card", seat = NONE }, { name }) =>
      ["play", "fall", "turn", "out", "game-over"].includes(type)
        ? { key: `${name(seat)}: ${type} ${def}` }
        : null,
    preview: () => null,
    actionLabel: (seen: View, { type, card, target, data }) => {
      const name = (id: CardId | undefined) => (id === undefined ? "" : cardIn(seen, id).def);
      const struck = typeof data?.seat === "number" ? seatOf(seen, data.seat).name : name(target);
      return label(type === "end" ? "End turn" : `${type} ${name(card)} ${struck}`.trim());
    },
    candidateActions: () => [],
  },
};

export const RING_NAMES = ["Ada", "Bob", "Cleo", "Dan"];

/**
 * A ring game after this many whole turns in which every seat played what it could.
 * @param teams number of teams formed by adjacent seats; 0 for none
 */
export function ringOf(seats: number, turns: number, teams = 0) {
  const people = Array.from({ length: seats }, (_, seat) => ({
    name: RING_NAMES[seat] ?? `Seat ${seat + 1}`,
    deck: DECK,
    ...(teams > 0 && { team: Math.floor((seat * teams) / seats) }),
  }));
  const g = createGame(rules, ring.setup.config("ring", people, {}));
  const act = (action: Action) => {
    const result = answer(g, { seat: g.state.turn.seat, do: "act", action });
    if (!result.ok) throw new Error(`the ring refuses ${action.type}`);
  };
  for (let turn = 0; turn < turns; turn++) {
    for (;;) {
      const play = actions(g, g.state.turn.seat).find(({ type }) => type === "play");
      if (play === undefined) break;
      act(play);
    }
    act({ type: "end" });
  }
  return { game: ring, g, act, see: (seat: Seat) => view(g, seat) };
}
