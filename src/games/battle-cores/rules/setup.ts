import {
  type ActOptions,
  addDeck,
  addSeatCounter,
  announce,
  askAct,
  call,
  draw,
  type Engine,
  enterStep,
  exit,
  jump,
  move,
  OK,
  openProcedure,
  type Plain,
  performAction,
  pickAtRandom,
  type Reader,
  type Seat,
  setVar,
  shuffle,
  step,
  type Verdict,
  zoneOf,
} from "../../../kernel";
import { message, refuse } from "../table/messages";
import { START_HP } from "./damage";
import { splitDeck } from "./deck";
import { setInForce, versionInForce } from "./errata";
import { FIRST_VARS, varsOf } from "./vars";

/** BC 1.9 */
const OPENING_HAND = 7;

const seatsOf = (g: Engine): Seat[] => g.state.seats.map(({ seat }) => seat);

function deal(g: Engine, seat: Seat): void {
  const { cards } = g.rules;
  const { options, seats } = g.state.config;
  const set = setInForce(cards, options);
  const { main, legends } = splitDeck(cards, seats[seat]?.deck ?? []);
  const current = (names: readonly string[]) => names.map((name) => versionInForce(cards, name, set));
  addDeck(g, seat, current(main), "deck");
  addDeck(g, seat, current(legends), "legends");
}

/** The next seat that has not declared ready, or undefined when all have. */
function nextUnready(g: Engine): Seat | undefined {
  const { ready } = varsOf(g.state);
  return g.state.seats.find(({ seat, status }) => status === "in" && !ready[seat])?.seat;
}

function canMulligan(g: Reader, seat: Seat): Verdict {
  const hand = zoneOf(g.state, "hand", seat).cards.length;
  if (hand === 0) return refuse("battle-cores.no-hand", "BC 1.13");
  const isSecond = hand < OPENING_HAND && g.state.config.options.mulligans === "one";
  return isSecond ? refuse("battle-cores.one-mulligan", "BC 1.13") : OK;
}

/** Returns the hand, shuffles the deck and draws a hand one card smaller (BC 1.11). */
function mulligan(g: Engine, seat: Seat): void {
  const hand = zoneOf(g.state, "hand", seat).cards;
  const deck = zoneOf(g.state, "deck", seat).id;
  announce(g, "mulligan", seat, { rule: "BC 1.11", amount: hand.length - 1 });
  for (const id of hand) move(g, id, deck, { as: "put-back" });
  shuffle(g, deck);
  draw(g, seat, hand.length - 1);
}

function beReady(g: Engine, own: Seat): void {
  const ready = g.state.seats.map(({ seat }) => seat === own || varsOf(g.state).ready[seat] === true);
  setVar(g, "ready", ready);
  announce(g, "ready", own, { rule: "BC 1.14" });
}

const firstHands = () => refuse("battle-cores.first-hands", "BC 1.10");

/** Decisions before the first turn: mulligan, or keep this hand (BC 1.10, 1.21). */
export const FIRST_HANDS: ActOptions = {
  prompt: message("prompt.battle-cores.mulligan"),
  then: "same",
  specs: [
    {
      types: ["mulligan"],
      options: (g, seat) => (canMulligan(g, seat).ok ? [{ type: "mulligan" }] : []),
      can: canMulligan,
      do: mulligan,
    },
    { types: ["ready"], options: () => [{ type: "ready" }], can: () => OK, do: beReady },
  ],
  mayPass: firstHands,
  refuse: firstHands,
};

/** A whole game: decks, hands, mulligans, who goes first, then the turns (BC 1). */
export const game = openProcedure("game", [
  step("record", "BC 1.8", (g) => {
    for (const [name, value] of Object.entries(FIRST_VARS)) setVar(g, name, value as Plain);
    for (const seat of seatsOf(g)) {
      addSeatCounter(g, seat, "hp", START_HP);
      addSeatCounter(g, seat, "points", 0);
    }
  }),
  step("decks", "BC 1.9", (g) => {
    for (const seat of seatsOf(g)) deal(g, seat);
    for (const seat of seatsOf(g)) shuffle(g, zoneOf(g.state, "deck", seat).id);
  }),
  step("opening hands", "BC 1.9", (g) => {
    for (const seat of seatsOf(g)) draw(g, seat, OPENING_HAND);
    enterStep(g, "mulligan");
  }),
  askAct(
    "mulligans",
    "BC 1.10",
    (g) => {
      const seat = nextUnready(g);
      return seat === undefined ? undefined : { seat, prompt: FIRST_HANDS.prompt };
    },
    (g, _locals, action, seat) => {
      jump(g, "mulligans");
      performAction(g, FIRST_HANDS, seat, action);
    },
  ),
  step("who goes first", "BC 1.15", (g) => {
    const seats = g.state.seats.filter(({ status }) => status === "in");
    const drawn = seats[pickAtRandom(g, -1, seats.length)]?.seat ?? 0;
    setVar(g, "first", drawn);
    announce(g, "first", drawn, { rule: "BC 1.16", data: { of: seats.length } });
  }),
  step("first Points", "BC 1.19", (g) => {
    for (const { seat, status } of g.state.seats) if (status === "in") addSeatCounter(g, seat, "points", 1);
    exit(g);
    call(g, "turn", { seat: varsOf(g.state).first });
  }),
]);
