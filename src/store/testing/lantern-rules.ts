import {
  type Action,
  type ActionSpec,
  type ActOptions,
  actionLoop,
  addDeck,
  addTeamCounter,
  ask,
  beginTurn,
  type CardId,
  call,
  cardOf,
  concede,
  countersOn,
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
  type Problem,
  procedure,
  type Reader,
  refuse,
  roll,
  type Seat,
  seatOf,
  seatsFrom,
  shuffle,
  step,
  timeOut,
  transfer,
  type WindowSpec,
  window,
  zoneOf,
} from "../../kernel";
import { NO_ABILITIES } from "../../testing/no-abilities";
import { cards } from "./lantern-cards";

const TEAM_LIGHT = 8000;
const TURNS_EACH = 4;

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

/** Without teams no seat has light. */
function takeLight(g: Engine, card: CardId): void {
  const { controller, def } = cardOf(g.state, card);
  const { team } = seatOf(g.state, controller);
  const others = g.state.seats.find((seat) => seat.team !== team)?.team ?? NONE;
  transfer(g, { team: others }, { team }, "light", cards[def]?.stats.light ?? 0);
  if (countersOn(g, { team }, "light") < 2 * TEAM_LIGHT) return;
  const winners = g.state.seats.filter((seat) => seat.team === team).map(({ seat }) => seat);
  finish(g, winners, "lanterns.light", "L 5");
}

const procedures = {
  game: procedure("game", [
    step("deal", "L 1", (g) => {
      const teams = g.state.config.seats.flatMap(({ team }) => team ?? []);
      for (const team of new Set(teams)) addTeamCounter(g, team, "light", TEAM_LIGHT);
      for (const { seat } of g.state.seats) {
        addDeck(g, seat, g.state.config.seats[seat]?.deck ?? [], "deck");
        shuffle(g, zoneOf(g.state, "deck", seat).id);
        draw(g, seat, 4);
      }
    }),
    step(
      "who begins",
      "L 1",
      (g) => {
        const [seat] = g.state.config.lost ?? [];
        const prompt = { key: "prompt.lanterns.first" };
        if (seat !== undefined) ask(g, { kind: "confirm", seat, prompt, rule: "L 1" });
      },
      (g, locals, given) => {
        if (given.do === "confirm") locals.first = given.yes ? given.seat : nextSeat(g.state, given.seat);
      },
    ),
    step("turns", "L 1", (g, locals) => {
      const { turn, seats } = g.state;
      if (turn.number >= TURNS_EACH * seats.length) return finish(g, [0], "lanterns", "L 5");
      jump(g, "turns");
      call(g, "turn", { seat: turn.number === 0 ? Number(locals.first ?? 0) : nextSeat(g.state, turn.seat) });
    }),
  ]),
  turn: procedure("turn", [
    step("begin", "L 2", (g, locals) => {
      const seat = Number(locals.seat);
      beginTurn(g, seat, "begin");
      draw(g, seat, 1);
      enterStep(g, "main");
    }),
    actionLoop("main", "L 2"),
    window("end", "L 3", "turn-end"),
  ]),
  hang: procedure("hang", [
    step("hang", "L 2", (g, locals) => {
      moveToOwner(g, Number(locals.card), "table", { as: "hang" });
      takeLight(g, Number(locals.card));
    }),
    window("answer", "L 3", "attack"),
    step("rob", "L 4", robNext, (g, _locals, given) => {
      const chosen = given.do === "pick" ? hand(g, given.seat)[given.picks[0] ?? 0] : undefined;
      if (chosen !== undefined) moveToOwner(g, chosen, "discard", { as: "lose" });
    }),
  ]),
};

function problemsOf(deck: readonly string[], path: string): Problem[] {
  if (!deck.every((name) => Object.hasOwn(cards, name)))
    return [{ path, why: { key: "why.unknown-card" }, rule: "L 1" }];
  if (new Set(deck).size < deck.length) return [{ path, why: { key: "why.lanterns.copies" }, rule: "L 7" }];
  return [];
}

export const rules = defineRules({
  slug: "lanterns",
  version: 3,
  board: {
    seats: { min: 2, max: 20, rule: "L 1" },
    bounds: { cards: 2000, value: 20_000 },
    sideDeck: { most: 15, rule: "L 7" },
    zones: [
      { key: "deck", sees: "nobody", shape: "pile" },
      { key: "hand", sees: "owner", shape: "row" },
      { key: "table", sees: "all", shape: "row" },
      { key: "discard", sees: "all", shape: "pile" },
    ],
    problems: ({ seats }) => seats.flatMap(({ deck }, i) => problemsOf(deck, `seats.${i}.deck`)),
  },
  cards,
  flow: {
    procedures,
    windows: { attack: sparks("prompt.lanterns.attack"), "turn-end": sparks("prompt.lanterns.end") },
    triggers: { order: "queued", choose: false, rule: "L 1" },
  },
  values: { layers: ["light"], isLive: () => false },
  abilities: NO_ABILITIES,
  decisions: {
    anytime: { concede: concede("L 6"), draw: drawByAgreement("L 6"), ...timeOut("L 6") },
    turn: () => TURN,
  },
});
