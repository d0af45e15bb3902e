import type { Game } from "../../games/game";
import {
  type Action,
  type ActionSpec,
  type ActOptions,
  actionLoop,
  addDeck,
  ask,
  beginTurn,
  call,
  concede,
  defineRules,
  draw,
  drawByAgreement,
  type Engine,
  enterStep,
  finish,
  jump,
  type Locals,
  moveToOwner,
  NONE,
  nextSeat,
  OK,
  procedure,
  type Reader,
  refuse,
  roll,
  type Seat,
  seatsFrom,
  shuffle,
  step,
  timeOut,
  type WindowSpec,
  window,
  zoneOf,
} from "../../kernel";
import type { PrintedCard } from "../../language";
import { NO_ABILITIES } from "../../testing/no-abilities";

/**
 * A tiny game for tests: on its turn a seat hangs lanterns from its hand, and every seat may respond with sparks in two
 * windows. A thief makes the next seat discard a card of its choice. After eight turns the most lanterns win.
 */
export const SEATS = ["Amber", "Onyx", "Jade"] as const;
const KINDS = ["Lantern A", "Lantern B", "Lantern C", "Thief", "Spark A", "Spark B", "Spark C", "Lantern D"];
const TURNS = 8;

/** Every card name contains the name of its seat, so that a test can search for what another seat may not know. */
export function deckOf(seat: Seat): readonly string[] {
  return KINDS.map((kind) => `${SEATS[seat]} ${kind}`);
}

function printed(name: string, number: number): PrintedCard {
  const type = name.includes("Spark") ? "spark" : name.includes("Thief") ? "thief" : "lantern";
  return { name, number, type, stats: {}, watches: [], abilities: [] };
}

const cards: Readonly<Record<string, PrintedCard>> = Object.fromEntries(
  SEATS.flatMap((_, seat) => deckOf(seat)).map((name, i) => [name, printed(name, i + 1)]),
);

const typeOf = (g: Pick<Reader, "state">, id: number) => cards[g.state.cards[id]?.def ?? ""]?.type;
const hand = (g: Reader, seat: Seat) => zoneOf(g.state, "hand", seat).cards;

function inHand(g: Reader, seat: Seat, action: Action): boolean {
  return action.card !== undefined && hand(g, seat).includes(action.card);
}

function sparks(prompt: string): WindowSpec {
  return {
    mode: "immediate",
    prompt: { key: prompt },
    then: "first",
    seats: (g) => seatsFrom(g.state, nextSeat(g.state, g.state.turn.seat)),
    specs: [
      {
        types: ["spark"],
        options: (g, seat) =>
          hand(g, seat)
            .filter((id) => typeOf(g, id) === "spark")
            .map((card) => ({ type: "spark", card })),
        can: (g, seat, action) =>
          inHand(g, seat, action) && typeOf(g, action.card ?? NONE) === "spark"
            ? OK
            : refuse("lanterns", "L 3"),
        do: (g, _seat, action) => {
          moveToOwner(g, action.card ?? NONE, "discard", { as: "spark" });
        },
      },
    ],
    refuse: () => refuse("lanterns", "L 3"),
  };
}

const always = (type: string, act: (g: Engine) => void): ActionSpec => ({
  types: [type],
  options: () => (type === "fault" ? [] : [{ type }]),
  can: () => OK,
  do: act,
});

const TURN: ActOptions = {
  prompt: { key: "prompt.lanterns.turn" },
  then: "same",
  specs: [
    { ...always("end", () => undefined), then: "close" },
    always("roll", (g) => void roll(g, g.state.turn.seat, 6)),
    always("fault", () => {
      throw new Error("a fault in the rules");
    }),
    {
      types: ["hang"],
      options: (g, seat) =>
        hand(g, seat)
          .filter((id) => typeOf(g, id) !== "spark")
          .map((card) => ({ type: "hang", card })),
      can: (g, seat, action) =>
        inHand(g, seat, action) && typeOf(g, action.card ?? NONE) !== "spark"
          ? OK
          : refuse("lanterns", "L 2"),
      do: (g, _seat, action) => call(g, "hang", { card: action.card ?? NONE }),
    },
  ],
  mayPass: () => refuse("lanterns", "L 2"),
  refuse: () => refuse("lanterns", "L 2"),
};

function robNext(g: Engine, locals: Locals): void {
  const seat = nextSeat(g.state, g.state.turn.seat);
  const options = hand(g, seat).map((card) => ({ card }));
  if (typeOf(g, Number(locals.card)) !== "thief" || options.length === 0) return;
  ask(g, {
    kind: "pick",
    seat,
    prompt: { key: "prompt.lanterns.rob" },
    rule: "L 4",
    options,
    min: 1,
    max: 1,
    hidden: true,
  });
}

const procedures = {
  game: procedure("game", [
    step("deal", "L 1", (g) => {
      for (const { seat } of g.state.seats) {
        addDeck(g, seat, g.state.config.seats[seat]?.deck ?? [], "deck");
        shuffle(g, zoneOf(g.state, "deck", seat).id);
        draw(g, seat, 4);
      }
    }),
    step("turns", "L 1", (g) => {
      if (g.state.turn.number >= TURNS) return finish(g, [0], "lanterns", "L 5");
      jump(g, "turns");
      call(g, "turn");
    }),
  ]),
  turn: procedure("turn", [
    step("begin", "L 2", (g) => {
      beginTurn(g, g.state.turn.number === 0 ? 0 : nextSeat(g.state, g.state.turn.seat), "begin");
      draw(g, g.state.turn.seat, 1);
      enterStep(g, "main");
    }),
    actionLoop("main", "L 2"),
    window("end", "L 3", "turn-end"),
  ]),
  hang: procedure("hang", [
    step("hang", "L 2", (g, locals) => {
      moveToOwner(g, Number(locals.card), "table", { as: "hang" });
    }),
    window("answer", "L 3", "attack"),
    step("rob", "L 4", robNext, (g, _locals, given) => {
      const chosen = given.do === "pick" ? hand(g, given.seat)[given.picks[0] ?? 0] : undefined;
      if (chosen !== undefined) moveToOwner(g, chosen, "discard", { as: "lose" });
    }),
  ]),
};

const rules = defineRules({
  slug: "lanterns",
  version: 3,
  board: {
    seats: { min: 2, max: 3, rule: "L 1" },
    zones: [
      { key: "deck", sees: "nobody", shape: "pile" },
      { key: "hand", sees: "owner", shape: "row" },
      { key: "table", sees: "all", shape: "row" },
      { key: "discard", sees: "all", shape: "pile" },
    ],
    problems: (config) =>
      config.seats.flatMap((seat, i) =>
        seat.deck.every((name) => Object.hasOwn(cards, name))
          ? []
          : [{ path: `seats.${i}.deck`, why: { key: "why.unknown-card" }, rule: "L 1" }],
      ),
  },
  cards,
  flow: {
    procedures,
    windows: { attack: sparks("prompt.lanterns.attack"), "turn-end": sparks("prompt.lanterns.end") },
    triggers: { order: "queued", choose: false, rule: "L 1" },
  },
  values: { layers: [], isLive: () => false },
  abilities: NO_ABILITIES,
  decisions: {
    anytime: { concede: concede("L 6"), draw: drawByAgreement("L 6"), ...timeOut("L 6") },
    turn: () => TURN,
  },
});

const LOGGED = ["draw", "hang", "spark", "lose", "roll", "turn", "out", "game-over", "draw-offer"];
const nothing = { key: "lanterns.nothing" };

export const lanterns: Game = {
  slug: "lanterns",
  title: "Lanterns",
  rules,
  rulebook: { game: "lanterns", title: "Lanterns", source: "", clauses: [] },
  mat: { zones: [], steps: [], cardStats: [], counters: [] },
  decks: [],
  options: [],
  cards,
  cardText: () => ({ abilities: [], keywords: [] }),
  deckProblems: () => [],
  logLine: (event, { name }) =>
    LOGGED.includes(event.type)
      ? {
          key: `lanterns.${event.type}`,
          args: { player: name(event.seat ?? NONE), card: event.def ?? "a card" },
        }
      : null,
  preview: () => null,
  contest: () => null,
  score: () => ({ label: nothing, value: 0 }),
  actionLabel: () => nothing,
  candidateActions: () => [],
  config: (seed, seats, options) => ({ game: "lanterns", seed, seats, options }),
};

/** A config for two or three seats. */
export function lanternConfig(seed: string, seats = 2) {
  const named = Array.from({ length: seats }, (_, i) => ({ name: SEATS[i] ?? "", deck: deckOf(i) }));
  return lanterns.config(seed, named, {});
}
