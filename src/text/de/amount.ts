import type { Inflected, TextArgs } from "../catalogue";
import { cased, list, type Noun, signed } from "./grammar";

/** A game-specific number in its cases, and what it counts ("jede Zählmarke auf dieser Karte"). */
export interface Quantity extends Noun {
  readonly each: string;
}

/** Values named after the number: "+1 Rüstung und +1 Kraft". */
export interface Values extends Inflected {
  readonly names: readonly string[];
  /** The wording of a change by this amount, if there is a verb for it: "kostet", "1 Punkt weniger". */
  readonly told?: (n: number) => readonly [verb: string, middle: string];
}

export function values(names: readonly string[], told?: Values["told"]): Values {
  return { names, ...(told === undefined ? undefined : { told }), toString: () => list(names) };
}

/** An argument as named values, or null. */
export function valuesOf(value: unknown): Values | null {
  return typeof value === "object" && value !== null && "names" in value ? (value as Values) : null;
}

const eachIn = (value: unknown) =>
  typeof value === "object" && value !== null && "each" in value ? (value as Quantity).each : undefined;

/** The amount and the thing counted, if an amount is worded that way. */
export function counting(a: TextArgs): { readonly times: number; readonly per: string } | null {
  if (a.per !== undefined) return { times: Number(a.times ?? 1), per: cased(a.per, "a") };
  const per = eachIn(a.equal);
  return per === undefined ? null : { times: 1, per };
}

/** ", höchstens 5" */
export const upTo = (max: unknown, say: (n: number) => string) =>
  max === undefined ? "" : `, höchstens ${say(Number(max))}`;

/** "+1 auf seinen höchsten Wurf für jede ..., höchstens +3", "+1 Kraft". */
export function gain(a: TextArgs): string {
  const named = valuesOf(a.stats);
  const by = (n: number) =>
    named === null
      ? `${signed(n)} auf ${String(a.stats)}`
      : list(named.names.map((name) => `${signed(n)} ${name}`));
  if (a.n !== undefined) return by(Number(a.n));
  const each = counting(a);
  if (each === null) {
    const most = upTo(a.max, String);
    if (named !== null) return `${String(named)} in Höhe ${cased(a.equal, "g")}${most}`;
    return `${String(a.equal)}${most} auf ${String(a.stats)}`;
  }
  const { times, per } = each;
  return `${by(times)} für ${per}${upTo(a.max, (n) => signed(Math.sign(times) * n))}`;
}
