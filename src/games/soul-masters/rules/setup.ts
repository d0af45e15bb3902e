import {
  addDeck,
  addSeatCounter,
  announce,
  askPick,
  call,
  draw,
  type Engine,
  enterStep,
  exit,
  jump,
  move,
  openProcedure,
  pickAtRandom,
  type Seat,
  seatsFrom,
  setVars,
  shuffle,
  step,
  toPlain,
  zoneOf,
} from "../../../kernel";
import type { SoulCard } from "../cards/card";
import { message } from "../table/messages";
import { partsOfDeck } from "./deck";
import { commanderOf, defOf } from "./defs";
import { maxHp } from "./health";
import { FIRST_VARS, set, varsOf } from "./vars";

/** SM 7.9 */
export const HAND = 5;

const seatsOf = (g: Engine): Seat[] => g.state.seats.map(({ seat }) => seat);
const deckOf = (g: Engine, seat: Seat) => partsOfDeck(g.rules.cards, g.state.config.seats[seat]?.deck ?? []);

/** The levels of a commander above this one, highest first, so that the next is on top. */
function levelsAbove(g: Engine, { evolves }: SoulCard): string[] {
  const next = evolves === undefined ? undefined : (g.rules.cards[evolves] as SoulCard | undefined);
  return next === undefined ? [] : [...levelsAbove(g, next), next.name];
}

/** Commanders start the game in play (SM 2.2). */
function placeCommanders(g: Engine): void {
  for (const seat of seatsOf(g)) {
    addDeck(g, seat, deckOf(g, seat).commander, "commander");
    addDeck(g, seat, levelsAbove(g, defOf(g, commanderOf(g, seat))), "levels");
  }
}

/** Puts cards under the deck, draws as many, then shuffles the deck (SM 7.10, SM 7.11). */
function mulligan(g: Engine, seat: Seat, ids: readonly number[]): void {
  const deck = zoneOf(g.state, "deck", seat).id;
  announce(g, ids.length === 0 ? "keep" : "mulligan", seat, { amount: ids.length });
  if (ids.length === 0) return;
  for (const id of ids) move(g, id, deck, { as: "put-back", bottom: true });
  draw(g, seat, ids.length);
  shuffle(g, deck);
}

/** A whole game: decks, commanders, who begins, health, hands, mulligans, then the turns (SM 7.1 to SM 7.13). */
export const game = openProcedure<{ asked?: number }>("game", [
  step("commanders", "SM 7.4", (g) => {
    setVars(g, toPlain(FIRST_VARS) as Readonly<Record<string, never>>);
    placeCommanders(g);
  }),
  step("decks", "SM 7.2", (g) => {
    for (const seat of seatsOf(g)) addDeck(g, seat, deckOf(g, seat).main, "deck");
    for (const seat of seatsOf(g)) shuffle(g, zoneOf(g.state, "deck", seat).id);
  }),
  step("resources", "SM 7.3", (g) => {
    for (const seat of seatsOf(g)) addDeck(g, seat, deckOf(g, seat).resources, "resource-deck");
  }),
  step("reserves", "SM 7.5", (g) => {
    for (const seat of seatsOf(g)) addDeck(g, seat, deckOf(g, seat).reserve, "reserve");
  }),
  askPick(
    "first",
    "SM 7.6",
    (g) => {
      enterStep(g, "mulligan");
      const decides = pickAtRandom(g, -1, g.state.seats.length);
      return {
        seat: decides,
        prompt: message("prompt.soul-masters.first"),
        rule: "SM 7.7",
        options: [decides, 1 - decides].map((seat) => ({
          value: seat,
          label: message("prompt.player", { player: g.state.seats[seat]?.name ?? "" }),
        })),
        min: 1,
        max: 1,
      };
    },
    (g, _locals, [at], seat) => {
      const first = at === 0 ? seat : 1 - seat;
      set(g, "first", first);
      announce(g, "first", first);
    },
  ),
  // The Max HP of the base commander (SM 6.1).
  step("health", "SM 7.8", (g) => {
    for (const seat of seatsOf(g)) addSeatCounter(g, seat, "hp", maxHp(g, seat));
  }),
  step("hands", "SM 7.9", (g) => {
    for (const seat of seatsOf(g)) draw(g, seat, HAND);
  }),
  askPick(
    "mulligans",
    "SM 7.10",
    (g, locals) => {
      const seat = seatsFrom(g.state, varsOf(g.state).first)[locals.asked ?? 0];
      if (seat === undefined) return undefined;
      const hand = zoneOf(g.state, "hand", seat).cards;
      return {
        seat,
        prompt: message("prompt.soul-masters.mulligan"),
        options: hand.map((card) => ({ card })),
        min: 0,
        max: hand.length,
        hidden: true,
      };
    },
    (g, locals, picks, seat) => {
      const hand = zoneOf(g.state, "hand", seat).cards;
      locals.asked = (locals.asked ?? 0) + 1;
      jump(g, "mulligans");
      mulligan(
        g,
        seat,
        picks.flatMap((i) => hand[i] ?? []),
      );
    },
  ),
  step("first turn", "SM 7.13", (g) => {
    exit(g);
    call(g, "turn", { seat: varsOf(g.state).first });
  }),
]);
