import type { Config, Rules } from "../../../kernel";
import { errataName } from "../cards/card";
import { cardNamed, printedName } from "./defs";

interface Printings {
  readonly newest: number;
  /** Printed names of the cards that have an Errata. */
  readonly changed: ReadonlySet<string>;
}

/** Caches printings by pool, because pools never change and every game reads them. */
const pools = new WeakMap<Rules["cards"], Printings>();

function printingsIn(cards: Rules["cards"]): Printings {
  const known = pools.get(cards);
  if (known !== undefined) return known;
  const all = Object.keys(cards).flatMap((name) => cardNamed(cards, name) ?? []);
  const found: Printings = {
    newest: Math.max(1, ...all.map(({ set }) => set)),
    changed: new Set(all.flatMap(({ title, mark }) => (mark === undefined ? [] : (title ?? [])))),
  };
  pools.set(cards, found);
  return found;
}

/** The newest Set in the pool, which is in force unless a table option says otherwise (BC 9.3). */
export function newestSet(cards: Rules["cards"]): number {
  return printingsIn(cards).newest;
}

export function setInForce(cards: Rules["cards"], options: Config["options"]): number {
  const { set } = options;
  return typeof set === "number" && set > 0 ? set : newestSet(cards);
}

/**
 * The version of a card that is played, whichever printing is in the deck: the newest up to the Set in force (BC 9.3).
 * @returns its name in the pool.
 */
export function versionInForce(cards: Rules["cards"], name: string, set: number): string {
  const original = printedName(cards, name);
  if (!printingsIn(cards).changed.has(original)) return original;
  for (let later = set; later > 1; later--) {
    const version = errataName(original, later);
    if (cards[version] !== undefined) return version;
  }
  return original;
}
