import { emitSeat } from "../emit";
import type { Engine } from "../engine";
import { type CardId, cardOf, type Modifier, type ModifierOp, type StackItem } from "../state";

export interface ModifierDraft {
  readonly stat: string;
  readonly layer: string;
  readonly op: ModifierOp;
  readonly amount: number;
  readonly source: CardId;
  /** Named moment at which it ends. */
  readonly until: string;
}

/** Changes a value of a card until a named moment, or until the card leaves its zone. */
export function modify(g: Engine, id: CardId, draft: ModifierDraft): void {
  const card = cardOf(g.state, id);
  const modifier: Modifier = {
    ...draft,
    id: ++g.state.serial,
    card: id,
    stamp: card.stamp,
    sourceDef: cardOf(g.state, draft.source).def,
  };
  g.state.modifiers = [...g.state.modifiers, modifier];
  emitSeat(g, "modify", card.controller, {
    card: id,
    def: card.def,
    amount: draft.amount,
    data: { stat: draft.stat, op: draft.op, until: draft.until },
  });
}

/** Ends every modifier that was to last until this moment. */
export function expire(g: Engine, moment: string): void {
  if (g.state.modifiers.some((modifier) => modifier.until === moment)) {
    g.state.modifiers = g.state.modifiers.filter((modifier) => modifier.until !== moment);
  }
}

/** Ends every modifier of every card (a mode in which only printed values count). */
export function clearModifiers(g: Engine): void {
  if (g.state.modifiers.length > 0) g.state.modifiers = [];
}

/** Puts something on the chain or stack. */
export function pushStack(g: Engine, item: Omit<StackItem, "id" | "negated">): void {
  g.state.stack = [...g.state.stack, { ...item, id: ++g.state.serial, negated: false }];
  emitSeat(g, "stack", item.seat, { card: item.card, def: g.state.cards[item.card]?.def ?? "" });
}

/** Takes the newest item off the chain or stack. */
export function popStack(g: Engine): StackItem | undefined {
  const item = g.state.stack.at(-1);
  g.state.stack = g.state.stack.slice(0, -1);
  return item;
}

/** Marks an item of the chain so that it resolves without effect. */
export function negate(g: Engine, itemId: number): void {
  g.state.stack = g.state.stack.map((item) => (item.id === itemId ? { ...item, negated: true } : item));
  emitSeat(g, "negate", g.state.turn.seat);
}
