import type { Engine } from "../rules";
import type { Plain } from "../state/plain";
import type { StackItem } from "../state/state";
import { emitSeat } from "./emit";

function emitItem(g: Engine, type: string, item: StackItem): void {
  const def = g.state.cards[item.card]?.def ?? "";
  emitSeat(g, type, item.seat, { card: item.card, def, data: { item: item.id } });
}

/**
 * Puts an item on the chain or stack.
 * @returns its id there.
 */
export function pushStack(g: Engine, item: Omit<StackItem, "id" | "negated">): number {
  const pushed: StackItem = { ...item, id: ++g.state.serial, negated: false };
  g.state.stack = [...g.state.stack, pushed];
  emitItem(g, "stack", pushed);
  return pushed.id;
}

/** Removes the newest item from the chain or stack. */
export function popStack(g: Engine): StackItem | undefined {
  const item = g.state.stack.at(-1);
  g.state.stack = g.state.stack.slice(0, -1);
  return item;
}

/**
 * Removes an item from the chain or stack, so that it does not resolve.
 * @returns the item, if it was there.
 */
export function removeFromStack(g: Engine, itemId: number): StackItem | undefined {
  const item = g.state.stack.find((other) => other.id === itemId);
  if (item === undefined) return undefined;
  g.state.stack = g.state.stack.filter((other) => other !== item);
  emitItem(g, "unstack", item);
  return item;
}

/** Changes the choices of an item on the chain or stack (its targets, its mode). */
export function redirect(g: Engine, itemId: number, data: Readonly<Record<string, Plain>>): void {
  const item = g.state.stack.find((other) => other.id === itemId);
  if (item === undefined) return;
  const changed = { ...item, data: { ...item.data, ...data } };
  g.state.stack = g.state.stack.map((other) => (other === item ? changed : other));
  emitItem(g, "redirect", changed);
}

/** Marks an item of the chain so that it does nothing when it resolves. */
export function negate(g: Engine, itemId: number): void {
  const item = g.state.stack.find((other) => other.id === itemId);
  if (item === undefined || item.negated) return;
  g.state.stack = g.state.stack.map((other) => (other === item ? { ...item, negated: true } : other));
  emitItem(g, "negate", item);
}
