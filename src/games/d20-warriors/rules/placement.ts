import {
  type Action,
  type Card,
  type CardId,
  type Cell,
  cardOf,
  enterStep,
  move,
  type Offer,
  OK,
  openProcedure,
  type Reader,
  readStat,
  type Seat,
  step,
  type Verdict,
  zoneOf,
} from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import { type English, refuse } from "../table/messages";
import { emptyCellsTouching, warriors } from "./board";
import { flashStep } from "./flash";
import { setPlacements, varsOf } from "./vars";

interface LegalCells {
  readonly cells: readonly Cell[];
  /** The clause that limits the cells, and the reason for refusing any other cell. */
  readonly rule: string;
  readonly why: KeysUnder<English, "why", never>;
}

const AT_CENTRE: LegalCells = { cells: [[0, 0]], rule: "D20 4.4", why: "d20.centre-first" };

/**
 * The cells on which a seat may place a Warrior (D20 4.4 to 4.12): next to a face-up Warrior of the opponent, otherwise
 * next to any face-down one, otherwise next to any Warrior.
 */
export function legalCells(g: Reader, seat: Seat): LegalCells {
  const all = warriors(g.state);
  if (all.length === 0) return AT_CENTRE;
  const opposing: Card[] = [];
  const beaten: Card[] = [];
  for (const card of all) {
    if (card.face === "down") beaten.push(card);
    else if (card.controller !== seat) opposing.push(card);
  }
  const shut = opposing.length > 0;
  if (shut) {
    const cells = emptyCellsTouching(opposing, all);
    if (cells.length > 0) return { cells, rule: "D20 4.8", why: "d20.touch-opposing" };
  }
  if (beaten.length > 0) {
    const cells = emptyCellsTouching(beaten, all);
    if (cells.length > 0) {
      return shut
        ? { cells, rule: "D20 4.11", why: "d20.touch-next" }
        : { cells, rule: "D20 4.9", why: "d20.touch-face-down" };
    }
  }
  const rule = shut || beaten.length > 0 ? "D20 4.11" : "D20 4.10";
  return { cells: emptyCellsTouching(all, all), rule, why: "d20.cell-not-touching" };
}

/** Cells for this card: one with Trailblazer may go next to any Warrior. */
export function cellsFor(g: Reader, seat: Seat, card: Card): LegalCells {
  if (readStat(g, card.id, "kw-trailblazer") === 0) return legalCells(g, seat);
  const all = warriors(g.state);
  if (all.length === 0) return AT_CENTRE;
  return { cells: emptyCellsTouching(all, all), rule: "D20 4.6", why: "d20.cell-not-touching" };
}

export function placeActions(g: Reader, seat: Seat): Offer[] {
  if (varsOf(g.state).placements < 1) return [];
  const actions: Offer[] = [];
  let usual: readonly Cell[] | null = null;
  for (const id of zoneOf(g.state, "hand", seat).cards) {
    const card = cardOf(g.state, id);
    const def = g.rules.cards[card.def];
    if (def?.type !== "warrior") continue;
    let cells: readonly Cell[];
    if (def.stats["kw-trailblazer"]) cells = cellsFor(g, seat, card).cells;
    else {
      usual ??= legalCells(g, seat).cells;
      cells = usual;
    }
    if (cells.length > 0) actions.push({ type: "place", card: id, cells });
  }
  return actions;
}

export function canPlace(g: Reader, seat: Seat, action: Action): Verdict {
  const card = action.card === undefined ? undefined : g.state.cards[action.card];
  if (card === undefined || card.zone !== zoneOf(g.state, "hand", seat).id)
    return refuse("d20.not-in-hand", "D20 4.13");
  if (g.rules.cards[card.def]?.type !== "warrior") return refuse("d20.not-a-warrior", "D20 6.1");
  if (g.state.turn.seat !== seat) return refuse("d20.not-your-turn", "D20 4.17");
  if (varsOf(g.state).placements < 1) return refuse("d20.already-placed", "D20 2.8");
  const cell = action.cell;
  if (cell === undefined) return OK;
  const taken = warriors(g.state).some((other) => other.x === cell[0] && other.y === cell[1]);
  if (taken) return refuse("d20.cell-taken", "D20 4.12");
  const places = cellsFor(g, seat, card);
  if (places.cells.some(([x, y]) => x === cell[0] && y === cell[1])) return OK;
  return refuse(places.why, places.rule);
}

type Placing = { readonly card: CardId; readonly x: number; readonly y: number };

/**
 * A placement: the Warrior is put face up on the cell, then both players may play Flash cards (D20 4.13,
 * 3.3).
 */
export const placeProcedure = openProcedure<Placing>("placing", [
  step("put down", "D20 4.13", (g, locals) => {
    setPlacements(g, varsOf(g.state).placements - 1);
    enterStep(g, "placement");
    const battlefield = zoneOf(g.state, "battlefield").id;
    const { card, x, y } = locals;
    move(g, card, battlefield, { x, y, as: "place" });
  }),
  flashStep("placement", "D20 3.3"),
]);
