import {
  type ActOptions,
  addDeck,
  addZoneCounter,
  announce,
  askAct,
  askPick,
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
  type Seat,
  seatsFrom,
  setVar,
  shuffle,
  step,
  zoneOf,
} from "../../../kernel";
import { message, refuse } from "../table/messages";
import { VOID_CORES, zoneHolder } from "./cores";
import { FIRST_VARS, varsOf } from "./vars";

/** Cores in life, cores in the reserve and cards in hand at the start (BSS 5-2-3, 5-2-4, 5-2-5). */
export const START = { life: 5, reserve: 3, hand: 4 } as const;

const seatsOf = (g: Engine): Seat[] => g.state.seats.map(({ seat }) => seat);

/** Puts the whole hand under the deck, draws a new one, then shuffles the deck (BSS 5-2-7c). */
function mulligan(g: Engine, seat: Seat): void {
  const deck = zoneOf(g.state, "deck", seat).id;
  announce(g, "mulligan", seat, { rule: "BSS 5-2-7c" });
  for (const id of zoneOf(g.state, "hand", seat).cards) move(g, id, deck, { as: "put-back", bottom: true });
  draw(g, seat, START.hand);
  shuffle(g, deck);
}

function keep(g: Engine, seat: Seat): void {
  announce(g, "keep", seat, { rule: "BSS 5-2-7e" });
  draw(g, seat, 1);
}

const onlyHands = () => refuse("battle-spirits-saga.first-hands", "BSS 5-2-7");

/** Before the first turn: mulligan once, or keep this hand and draw a card (BSS 5-2-7, 5-2-7b). */
export const FIRST_HANDS: ActOptions = {
  prompt: message("prompt.battle-spirits-saga.mulligan"),
  then: "close",
  specs: [
    { types: ["mulligan"], options: () => [{ type: "mulligan" }], can: () => OK, do: mulligan },
    // The main button performs the last one.
    { types: ["keep"], options: () => [{ type: "keep" }], can: () => OK, do: keep },
  ],
  mayPass: onlyHands,
  refuse: onlyHands,
};

/** A whole game: decks, cores, hands, the choice of player one, mulligans, then the turns (BSS 5-2). */
export const game = openProcedure<{ asked?: number }>("game", [
  step("void", "BSS 5-2-1", (g) => {
    for (const [name, value] of Object.entries(FIRST_VARS)) setVar(g, name, value as Plain);
    for (const seat of seatsOf(g)) addZoneCounter(g, zoneHolder(g, seat, "void").zone, "core", VOID_CORES);
  }),
  step("decks", "BSS 5-2-2", (g) => {
    for (const seat of seatsOf(g)) addDeck(g, seat, g.state.config.seats[seat]?.deck ?? [], "deck");
    for (const seat of seatsOf(g)) shuffle(g, zoneOf(g.state, "deck", seat).id);
  }),
  step("life", "BSS 5-2-3", (g) => {
    for (const seat of seatsOf(g)) addZoneCounter(g, zoneHolder(g, seat, "life").zone, "core", START.life);
  }),
  step("reserve", "BSS 5-2-4", (g) => {
    for (const seat of seatsOf(g)) {
      addZoneCounter(g, zoneHolder(g, seat, "reserve").zone, "core", START.reserve);
      // Each player has one soul core (BSS 4-11-3).
      addZoneCounter(g, zoneHolder(g, seat, "reserve").zone, "soul", 1);
    }
  }),
  step("hands", "BSS 5-2-5", (g) => {
    for (const seat of seatsOf(g)) draw(g, seat, START.hand);
    enterStep(g, "mulligan");
  }),
  askPick(
    "player one",
    "BSS 5-2-6",
    (g) => {
      const seats = seatsOf(g);
      const decides = seats[pickAtRandom(g, -1, seats.length)] ?? 0;
      return {
        seat: decides,
        prompt: message("prompt.battle-spirits-saga.first"),
        rule: "BSS 5-2-6b",
        options: [decides, ...seats.filter((seat) => seat !== decides)].map((seat) => ({
          value: seat,
          label: message("prompt.player", { player: g.state.seats[seat]?.name ?? "" }),
        })),
        min: 1,
        max: 1,
      };
    },
    (g, _locals, [at], seat) => {
      const first = at === 0 ? seat : 1 - seat;
      setVar(g, "first", first);
      announce(g, "first", first, { rule: "BSS 5-2-6c" });
    },
  ),
  askAct(
    "mulligans",
    "BSS 5-2-7",
    (g, locals) => {
      const seat = seatsFrom(g.state, varsOf(g.state).first)[locals.asked ?? 0];
      return seat === undefined ? undefined : { seat, prompt: FIRST_HANDS.prompt };
    },
    (g, locals, action, seat) => {
      locals.asked = (locals.asked ?? 0) + 1;
      jump(g, "mulligans");
      performAction(g, FIRST_HANDS, seat, action);
    },
  ),
  step("first turn", "BSS 5-2-8", (g) => {
    exit(g);
    call(g, "turn", { seat: varsOf(g.state).first });
  }),
]);
