import { sourceOf } from "../flow/watch";
import type { Reader } from "../rules";
import { NONE } from "../state/ids";
import { instanceById } from "../state/instance";
import type { Modifier } from "../state/state";
import type { InstanceHolder, SeatHolder, ValueHolder } from "../state/value-holder";
import { applyPart, type StatExplanation, type StatPart, sortByLayer } from "./layers";
import { explainStat, readStat } from "./stats";

/** Index keys of abilities, cached because values are read all the time. */
const seatKeys: Record<string, string> = Object.create(null);
const amountKeys: Record<string, string> = Object.create(null);

/** Index key of the abilities that change this value. */
export function valueKey(of: SeatHolder | InstanceHolder, name: string): string {
  if ("seat" in of) {
    seatKeys[name] ??= `seat:${name}`;
    return seatKeys[name];
  }
  amountKeys[name] ??= `amount:${name}`;
  return amountKeys[name];
}

const idOf = ({ instance }: InstanceHolder) => ("id" in instance ? instance.id : NONE);

function isOf(modifier: Modifier, of: SeatHolder | InstanceHolder): boolean {
  return "seat" in of
    ? modifier.seat === of.seat
    : modifier.instance !== undefined && modifier.instance === idOf(of);
}

/** The base value: a seat's from the rules, or the amount of an instance. */
function baseOf(g: Reader, of: SeatHolder | InstanceHolder, name: string): number {
  if ("seat" in of) return g.rules.values.seatBases?.[name]?.(g, of.seat) ?? 0;
  const { stat, amount, source } = of.instance;
  const isSame = g.state.cards[source.card]?.stamp === source.stamp;
  return stat !== undefined && isSame ? readStat(g, source.card, stat) : amount;
}

function partsOf(g: Reader, of: SeatHolder | InstanceHolder, name: string): readonly StatPart[] {
  const parts: StatPart[] = [];
  const ages: number[] = [];
  for (const watcher of g.state.watch[valueKey(of, name)] ?? []) {
    const source = sourceOf(g.state, watcher);
    const effect = g.rules.abilities.modifierOf?.(g, source, watcher.ability, of, name) ?? null;
    if (effect === null) continue;
    const end = watcher.until === undefined ? undefined : { until: watcher.until };
    parts.push({ source: source.id, sourceDef: source.def, ...effect, ...end });
    ages.push(watcher.since);
  }
  for (const modifier of g.state.modifiers) {
    if (modifier.stat !== name || !isOf(modifier, of)) continue;
    const { source, sourceDef, layer, op, amount, until } = modifier;
    parts.push({ source, sourceDef, layer, op, amount, until });
    ages.push(modifier.id);
  }
  return sortByLayer(g.rules, name, parts, ages);
}

/**
 * The current value of a card, a seat or an instance, with everything that contributes to it.
 * @param signed allows values below 0.
 */
export function explainValue(g: Reader, of: ValueHolder, name: string, signed = false): StatExplanation {
  if ("card" in of) return explainStat(g, of.card, name, signed);
  const base = baseOf(g, of, name);
  const parts = partsOf(g, of, name);
  const value = parts.reduce(applyPart, base);
  return { printed: base, base, value: signed ? value : Math.max(0, value), parts };
}

/** Whether anything may change this value now. Usually nothing does, which saves the search. */
function mayDiffer({ state }: Reader, of: SeatHolder | InstanceHolder, name: string): boolean {
  if (state.watch[valueKey(of, name)] !== undefined) return true;
  for (const { stat } of state.modifiers) if (stat === name) return true;
  return false;
}

/** The current value of a card, a seat or an instance: see `explainValue`. */
export function readValue(g: Reader, of: ValueHolder, name: string, signed = false): number {
  if ("card" in of) return readStat(g, of.card, name, signed);
  let value = baseOf(g, of, name);
  if (mayDiffer(g, of, name)) for (const part of partsOf(g, of, name)) value = applyPart(value, part);
  return signed ? value : Math.max(0, value);
}

/**
 * The current amount of an instance.
 * @throws RangeError when there is none with this id (it has been dealt).
 */
export function readInstance(g: Reader, id: number): number {
  const instance = instanceById(g.state, id);
  return readValue(g, { instance }, instance.name);
}
