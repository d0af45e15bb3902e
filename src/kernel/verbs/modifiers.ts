import { expireGrants } from "../flow/watch";
import type { Engine } from "../rules";
import { touch } from "../state/engine";
import { type CardId, NONE, type Seat } from "../state/ids";
import { instanceById } from "../state/instance";
import { cardOf, type Modifier, type ModifierOp } from "../state/state";
import { layersOf } from "../values/layers";
import { emitAbout, emitSeat } from "./emit";

export interface ModifierDraft {
  readonly stat: string;
  readonly layer: string;
  readonly op: ModifierOp;
  readonly amount: number;
  readonly source: CardId;
  /** Named moment at which it expires. */
  readonly until: string;
}

type Target = Pick<Modifier, "card" | "stamp" | "seat" | "instance">;

function addModifier(g: Engine, target: Target, draft: ModifierDraft): void {
  if (!layersOf(g.rules, draft.stat).includes(draft.layer)) throw new RangeError(`no layer ${draft.layer}`);
  const sourceDef = cardOf(g.state, draft.source).def;
  const modifier: Modifier = { ...draft, id: ++g.state.serial, ...target, sourceDef };
  g.state.modifiers = [...g.state.modifiers, modifier];
  if (target.card !== NONE) touch(g, target.card);
}

function endModifiers(g: Engine, which: (modifier: Modifier) => boolean): void {
  if (!g.state.modifiers.some(which)) return;
  const left: Modifier[] = [];
  for (const modifier of g.state.modifiers) {
    if (!which(modifier)) left.push(modifier);
    else if (modifier.card !== NONE) touch(g, modifier.card);
  }
  g.state.modifiers = left;
}

const eventFields = ({ stat, op, until, amount }: ModifierDraft) => ({ amount, data: { stat, op, until } });

/** Modifies a stat of a card until a named moment, or until the card leaves its zone. */
export function modify(g: Engine, id: CardId, draft: ModifierDraft): void {
  const { stamp, controller } = cardOf(g.state, id);
  addModifier(g, { card: id, stamp }, draft);
  emitAbout(g, "modify", controller, id, eventFields(draft));
}

/** Modifies a value of a seat until a named moment. */
export function modifySeat(g: Engine, seat: Seat, draft: ModifierDraft): void {
  addModifier(g, { card: NONE, stamp: NONE, seat }, draft);
  emitSeat(g, "modify-seat", seat, eventFields(draft));
}

export function modifyInstance(g: Engine, id: number, draft: Omit<ModifierDraft, "stat" | "until">): void {
  const { name, seat } = instanceById(g.state, id);
  const change = { ...draft, stat: name, until: "dealt" };
  addModifier(g, { card: NONE, stamp: NONE, instance: id }, change);
  emitSeat(g, "modify-instance", seat, eventFields(change));
}

/** Name of a moment in the turn of one seat: "upkeep", of seat 1. */
export function momentOf(moment: string, seat: Seat): string {
  return `${moment}:${seat}`;
}

/**
 * Ends every modifier and granted ability that expires at this moment.
 * @param seat the seat whose moment it is: also ends what expires at this seat's moment.
 */
export function expire(g: Engine, moment: string, seat?: Seat): void {
  if (seat !== undefined) expire(g, momentOf(moment, seat));
  endModifiers(g, ({ until }) => until === moment);
  expireGrants(g, moment);
}

/** Ends the modifiers of a card that has become a new one (it left its zone). */
export function dropModifiers(g: Engine, id: CardId): void {
  endModifiers(g, ({ card }) => card === id);
}

/** Ends every modifier of every card (for a mode in which only printed values count). */
export function clearModifiers(g: Engine): void {
  endModifiers(g, () => true);
}
