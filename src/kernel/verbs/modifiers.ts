import { emitAbout } from "../emit";
import type { Engine } from "../engine";
import { type CardId, cardOf, type Modifier, type ModifierOp } from "../state";
import { layersOf } from "../stats";
import { expireGrants } from "../watch";

export interface ModifierDraft {
  readonly stat: string;
  readonly layer: string;
  readonly op: ModifierOp;
  readonly amount: number;
  readonly source: CardId;
  /** Named moment at which it ends. */
  readonly until: string;
}

/** Modifies a stat of a card until a named moment, or until the card leaves its zone. */
export function modify(g: Engine, id: CardId, draft: ModifierDraft): void {
  if (!layersOf(g.rules, draft.stat).includes(draft.layer)) throw new RangeError(`no layer ${draft.layer}`);
  const card = cardOf(g.state, id);
  const modifier: Modifier = {
    ...draft,
    id: ++g.state.serial,
    card: id,
    stamp: card.stamp,
    sourceDef: cardOf(g.state, draft.source).def,
  };
  g.state.modifiers = [...g.state.modifiers, modifier];
  const { stat, op, until, amount } = draft;
  emitAbout(g, "modify", card.controller, id, { amount, data: { stat, op, until } });
}

/** Ends every modifier and granted ability that lasts until this moment. */
export function expire(g: Engine, moment: string): void {
  if (g.state.modifiers.some((modifier) => modifier.until === moment)) {
    g.state.modifiers = g.state.modifiers.filter((modifier) => modifier.until !== moment);
  }
  expireGrants(g, moment);
}

/** Ends the modifiers of a card that has become a new one (it left its zone). */
export function dropModifiers(g: Engine, id: CardId): void {
  if (g.state.modifiers.some((modifier) => modifier.card === id)) {
    g.state.modifiers = g.state.modifiers.filter((modifier) => modifier.card !== id);
  }
}

/** Ends every modifier of every card (for a mode in which only printed values count). */
export function clearModifiers(g: Engine): void {
  if (g.state.modifiers.length > 0) g.state.modifiers = [];
}
