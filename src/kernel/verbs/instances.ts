import type { Engine } from "../rules";
import { type Instance, type InstanceDraft, instanceById } from "../state/instance";
import { readInstance } from "../values/values";
import { emitSeat } from "./emit";

/**
 * Announces that something will be dealt. From now on abilities and answers may change the amount.
 * @returns its id.
 */
export function openInstance(g: Engine, draft: InstanceDraft): number {
  const instance: Instance = { id: ++g.state.serial, ...draft };
  g.state.instances = [...(g.state.instances ?? []), instance];
  const { name, seat, source, victim } = draft;
  const target = victim === null ? undefined : { target: victim.card };
  emitSeat(g, "instance", seat, { card: source.card, ...target, data: { name, instance: instance.id } });
  return instance.id;
}

/**
 * Changes the dealing or the receiving card. It stays the same instance and keeps its modifiers.
 * @throws RangeError when there is none.
 */
export function reassign(
  g: Engine,
  id: number,
  to: Partial<Pick<InstanceDraft, "source" | "victim" | "seat">>,
): void {
  const before = instanceById(g.state, id);
  g.state.instances = g.state.instances?.map((other) => (other === before ? { ...before, ...to } : other));
}

/**
 * Ends an instance and its modifiers, because it is dealt or cancelled.
 * @returns its amount, at least 0.
 */
export function closeInstance(g: Engine, id: number): number {
  const amount = readInstance(g, id);
  const left = (g.state.instances ?? []).filter((instance) => instance.id !== id);
  g.state.instances = left.length === 0 ? undefined : left;
  if (g.state.modifiers.some((modifier) => modifier.instance === id))
    g.state.modifiers = g.state.modifiers.filter((modifier) => modifier.instance !== id);
  return amount;
}
