import {
  type Action,
  type ActionSpec,
  type Card,
  type CardId,
  cardOf,
  type Engine,
  move,
  moveToOwner,
  NONE,
  OK,
  putFaceDown,
  type Reader,
  readStat,
  readValue,
  type Seat,
  type Verdict,
  zoneOf,
} from "../../../kernel";
import { refuse } from "../table/messages";
import { commanderOf, defOf } from "./defs";
import { set, varsOf } from "./vars";
import { cardsIn } from "./zones";

/** Energy that may be placed in a turn: 1 in the first turn of the game, otherwise 2 (SM 9.2, SM 9.3), and what effects add. */
export const placements = (g: Reader): number =>
  Math.max(
    0,
    (g.state.turn.number === 1 ? 1 : 2) + readValue(g, { seat: g.state.turn.seat }, "energy-placements"),
  );

/** A card in the player's hand that this player can see. */
export function inHand(g: Reader, seat: Seat, id: CardId | undefined): Card | undefined {
  const card = id === undefined ? undefined : g.state.cards[id];
  return card !== undefined && card.def !== "" && card.zone === zoneOf(g.state, "hand", seat).id
    ? card
    : undefined;
}

/**
 * Whether this card may be placed as energy. `energy` places it face down, `energy-up` face up, where `target` is the
 * energy that returns to hand for it.
 */
function mayPlace(g: Reader, seat: Seat, { type, card: id, target }: Action): Verdict {
  const card = inHand(g, seat, id);
  if (card === undefined) return refuse("soul-masters.not-in-hand", "SM 9.2");
  if (g.state.turn.seat !== seat || g.state.turn.step !== "main")
    return refuse("soul-masters.main-only", "SM 8.12");
  const most = placements(g);
  if (varsOf(g.state).placed >= most)
    return refuse("soul-masters.placed", most === 1 ? "SM 9.3" : "SM 9.2", { n: most });
  if (type === "energy-up" && defOf(g, card).type !== "core")
    return refuse("soul-masters.face-down-only", "SM 4.14", { card: card.def });
  if (target !== undefined) {
    const other = g.state.cards[target];
    return type === "energy-up" && other?.zone === zoneOf(g.state, "energy", seat).id
      ? OK
      : refuse("soul-masters.no-swap", "SM 9.11");
  }
  // Face-up cores count too (SM 9.10).
  const limit = readStat(g, commanderOf(g, seat).id, "core-energy");
  return cardsIn(g, "energy", seat) < limit ? OK : refuse("soul-masters.energy-full", "SM 9.8", { n: limit });
}

function place(g: Engine, seat: Seat, { type, card = NONE, target }: Action): void {
  const field = zoneOf(g.state, "energy", seat);
  // A swap is a placement as well (SM 9.13).
  set(g, "placed", varsOf(g.state).placed + 1);
  if (type === "energy") putFaceDown(g, card, field.id, { as: "energy" });
  else {
    // A core that replaces a resting card rests too (SM 9.12).
    const rested = target !== undefined && g.state.cards[target]?.rested === true;
    move(g, card, field.id, { as: "energy", rested });
    if (target !== undefined) moveToOwner(g, target, "hand", { as: "swap" });
  }
}

/**
 * Every complete placement of a card. Only a core, Golem Cores included, can be placed face up, with or without
 * replacing another (SM 9.9, SM 23.1.2).
 */
function placementsOf(g: Reader, seat: Seat, card: CardId): Action[] {
  if (defOf(g, cardOf(g.state, card)).type !== "core") return [{ type: "energy", card }];
  const swaps = zoneOf(g.state, "energy", seat).cards.map(
    (target): Action => ({ type: "energy-up", card, target }),
  );
  return [{ type: "energy", card }, { type: "energy-up", card }, ...swaps];
}

/** Placing energy, a special action that cannot be responded to (SM 9.15). */
export const placeEnergySpec: ActionSpec = {
  types: ["energy", "energy-up"],
  options: (g, seat) => {
    if (g.state.turn.seat !== seat || g.state.turn.step !== "main") return [];
    if (varsOf(g.state).placed >= placements(g)) return [];
    return zoneOf(g.state, "hand", seat)
      .cards.flatMap((card) => placementsOf(g, seat, card))
      .filter((action) => mayPlace(g, seat, action).ok);
  },
  can: mayPlace,
  do: place,
  then: "same",
};
