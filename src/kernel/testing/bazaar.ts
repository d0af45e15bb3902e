import {
  type Action,
  addDeck,
  addSeatCounter,
  ask,
  beginTurn,
  call,
  cardOf,
  concede,
  draw,
  drawByAgreement,
  type Engine,
  expire,
  finish,
  jump,
  moveToOwner,
  negate,
  nextSeat,
  OK,
  PASS,
  procedure,
  pushStack,
  putFaceDown,
  type Reader,
  type Rules,
  refuse,
  removeFromGame,
  type Seat,
  seatOf,
  seatsFrom,
  setVar,
  shuffle,
  step,
  transfer,
  type Verdict,
  type WindowSpec,
  window,
  zoneOf,
} from "../index";
import { bazaarPool, isKind, isLive, kindOf } from "./bazaar-cards";
import { deals } from "./bazaar-deals";
import { outWithout, tinyRules, turnOf, ZONES } from "./tiny";

/**
 * A made-up game with every kind of hidden information: hands, piles, face-down cards that trigger, cards that trigger
 * from the hand, peeks, searches, shuffles, tokens, returns to the hand. For random play, and for turns of several seats:
 * a seat with an empty hand may rob others of their coins, and before each robbery every seat may cheer. A seat without
 * coins is out and its cards leave the game. If the turn player goes out, the turn ends at once.
 */
const ROUNDS = 6;

function inHand(g: Reader, seat: Seat): readonly number[] {
  return zoneOf(g.state, "hand", seat).cards;
}

function plays(g: Reader, seat: Seat): Action[] {
  const hand = inHand(g, seat).filter((card) => !isKind(g, card, "nope"));
  return [...hand.map((card) => ({ type: "play", card })), ...hand.map((card) => ({ type: "set", card }))];
}

function canPlay(g: Reader, seat: Seat, action: Action): Verdict {
  const fits = plays(g, seat).some(({ type, card }) => type === action.type && card === action.card);
  return fits ? OK : refuse("tiny.not-so", "B 2");
}

function robberies(g: Reader, seat: Seat): Action[] {
  if (inHand(g, seat).length > 0) return [];
  const foes = seatsFrom(g.state, 0).filter(
    (other) => seatOf(g.state, other).team !== seatOf(g.state, seat).team,
  );
  return foes.map((target) => ({ type: "rob", data: { target } }));
}

function canRob(g: Reader, seat: Seat, action: Action): Verdict {
  const fits = robberies(g, seat).some(({ data }) => data?.target === action.data?.target);
  return fits ? OK : refuse("tiny.no-robbery", "B 10");
}

const setUp = step("set up", "B 1", (g) => {
  for (const [seat, { deck }] of g.state.config.seats.entries()) {
    addDeck(g, seat, deck, "deck");
    shuffle(g, zoneOf(g.state, "deck", seat).id);
    draw(g, seat, 3);
    addSeatCounter(g, seat, "coins", 3);
  }
  call(g, "turn", { seat: 0 });
});

const turn = procedure("turn", [
  step("begin", "B 2.1", (g, locals) => {
    const seat = locals.seat as Seat;
    beginTurn(g, seat, "main");
    if (seatOf(g.state, seat).rounds > ROUNDS) finish(g, [seat], "time", "B 9");
    else draw(g, seat, 1);
  }),
  step(
    "act",
    "B 2.2",
    (g) => ask(g, { kind: "act", seat: g.state.turn.seat, prompt: { key: "prompt.act" }, rule: "B 2.2" }),
    (g, _locals, answer) => {
      if (answer.do !== "act" || answer.action.type === PASS.type) return;
      jump(g, "act");
      const { type, card = -1, data } = answer.action;
      if (type === "rob") {
        call(g, "rob", { target: data?.target ?? 0 });
      } else if (type === "set") {
        putFaceDown(g, card, zoneOf(g.state, "field", answer.seat).id, { as: "set" });
      } else {
        moveToOwner(g, card, "field", { as: "play" });
        pushStack(g, { seat: answer.seat, card, data: {} });
        call(g, "window", { window: "respond", rule: "B 3" });
      }
    },
  ),
  step("next", "B 2.3", (g, locals) => {
    expire(g, "turn");
    locals.seat = nextSeat(g.state, locals.seat as Seat);
    jump(g, "begin");
  }),
]);

const rob = procedure("rob", [
  window("cheering", "B 10.1", "cheer"),
  step("take", "B 10.2", (g, locals) => {
    const target = locals.target as Seat;
    if (seatOf(g.state, target).status !== "in") return;
    transfer(g, { seat: target }, { seat: g.state.turn.seat }, "coins", 1);
  }),
]);

const cheer: WindowSpec = {
  mode: "immediate",
  prompt: { key: "prompt.cheer" },
  then: "next",
  seats: (g) => seatsFrom(g.state, g.state.turn.seat),
  specs: [
    {
      types: ["cheer"],
      options: (g, seat) => (g.state.vars.cheered === seat ? [] : [{ type: "cheer" }]),
      can: () => OK,
      do: (g, seat) => setVar(g, "cheered", seat),
    },
  ],
  refuse: () => refuse("tiny.only-cheer", "B 10.1"),
};

const respond: WindowSpec = {
  mode: "chain",
  prompt: { key: "prompt.respond" },
  then: "next",
  seats: (g) => seatsFrom(g.state, nextSeat(g.state, g.state.stack.at(-1)?.seat ?? 0)),
  specs: [
    {
      types: ["nope"],
      options: (g, seat) =>
        inHand(g, seat)
          .filter((card) => isKind(g, card, "nope"))
          .map((card) => ({ type: "nope", card })),
      can: (g, seat, { card = -1 }) =>
        inHand(g, seat).includes(card) && isKind(g, card, "nope") ? OK : refuse("tiny.no-answer", "B 3"),
      do: (g, seat, action) => {
        const target = g.state.stack.at(-1)?.id ?? -1;
        const card = moveToOwner(g, action.card ?? -1, "field", { as: "nope" });
        pushStack(g, { seat, card: card.id, data: { target } });
      },
    },
  ],
  refuse: () => refuse("tiny.no-answer", "B 3"),
  resolve: (g, item) => {
    if (typeof item.data.target === "number") {
      negate(g, item.data.target);
      moveToOwner(g, item.card, "discard", { as: "spent" });
    } else {
      call(g, "deal", { card: item.card, seat: item.seat, kind: kindOf(cardOf(g.state, item.card).def) });
    }
  },
  fizzle: (g, item) => void moveToOwner(g, item.card, "discard", { as: "fizzle" }),
};

function leaves(g: Engine, seat: Seat): void {
  for (const card of g.state.cards) if (card.owner === seat) removeFromGame(g, card.id);
}

export function bazaarRules(seats: number): Rules {
  return tinyRules({
    slug: "bazaar",
    board: { zones: ZONES },
    cards: bazaarPool(seats),
    flow: {
      procedures: { game: procedure("game", [setUp]), turn, rob, deal: deals },
      windows: { respond, cheer },
      triggers: { order: "nested", choose: true, rule: "B 4" },
      checks: [outWithout("coins", "broke", "B 5")],
      turnEnd: { procedure: "turn", step: "next" },
      onEliminated: leaves,
    },
    decisions: {
      ...turnOf(
        { types: ["play", "set"], options: plays, can: canPlay },
        { types: ["rob"], options: robberies, can: canRob },
      ),
      anytime: { concede: concede("B 6"), draw: drawByAgreement("B 7") },
    },
    values: { isLive },
    information: {
      sees: (_g, card, seat) => (card.face === "down" && card.controller === seat ? true : undefined),
    },
  });
}
