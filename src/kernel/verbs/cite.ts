import type { Engine } from "../rules";
import type { Cause, CauseKind } from "../state/event";
import type { CardId } from "../state/ids";
import { cardOf } from "../state/state";

/** A card as the cause of changes, with its current name. */
export function causedBy(g: Engine, kind: CauseKind, card: CardId): Cause {
  return { kind, card, def: cardOf(g.state, card).def };
}

/** Makes changes with this cause instead of the running step's. */
export function withCause<T>(g: Engine, cause: Cause, change: () => T): T {
  const outer = g.cause;
  g.cause = cause;
  const result = change();
  g.cause = outer;
  return result;
}

/** Makes changes that cite this clause instead of the running step's. */
export function withRule<T>(g: Engine, rule: string, change: () => T): T {
  const outer = g.rule;
  g.rule = rule;
  const result = change();
  g.rule = outer;
  return result;
}
