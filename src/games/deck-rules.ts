import type { Message } from "../kernel";
import type { PrintedCard } from "../language";
import type { Copies, DeckLimit, DeckMend, DeckProblem, Refused } from "./game-deck";

/** Anything a deck list may name: undefined for a name that is not in the pool. */
type Known<C> = C | undefined;

/** How many cards of one kind a deck has. */
export interface CountRule<C> extends Omit<DeckLimit, "counts" | "least" | "most"> {
  /** Defaults to 0. */
  readonly least?: number;
  /** Defaults to any number. */
  readonly most?: number;
  readonly counts: (card: Known<C>) => boolean;
  /** The change that mends a wrong number, if there is only one. */
  readonly mend?: (names: readonly string[]) => DeckMend | undefined;
}

/** The most copies of a card. */
export interface CopyRule {
  readonly most: number;
  readonly rule: string;
  readonly why: (card: string, n: number) => Message;
}

/** How decks of a game are built. Its problems, sizes and filters all follow from it. */
export interface DeckRules<C> {
  /** Why no deck may hold a card, or null. */
  readonly banned: (name: string, card: Known<C>) => Refused | null;
  readonly sizes: (deck: readonly Known<C>[]) => readonly CountRule<C>[];
  readonly copies: (card: C) => CopyRule;
  /** For a deck: why a card does not go with the rest of it, or null. */
  readonly misfit?: (deck: readonly Known<C>[]) => (card: C) => Refused | null;
}

type Pool<C> = Readonly<Record<string, C>>;

/** A card of the pool by name. Safe for any text. */
export const cardIn = <C>(pool: Pool<C>, name: string): Known<C> =>
  Object.hasOwn(pool, name) ? pool[name] : undefined;

const countOf = (names: readonly string[]): ReadonlyMap<string, number> => {
  const copies = new Map<string, number>();
  for (const name of names) copies.set(name, (copies.get(name) ?? 0) + 1);
  return copies;
};

/**
 * Everything that is wrong with a deck list.
 * @param path of the deck in a config, for the problems.
 */
export function problemsOf<C extends PrintedCard>(
  rules: DeckRules<C>,
  pool: Pool<C>,
  names: readonly string[],
  path: string,
): DeckProblem[] {
  const deck = names.map((name) => cardIn(pool, name));
  const found = [
    ...cardProblems(rules, pool, names),
    ...rules.sizes(deck).flatMap((size) => sizeProblems(size, names, deck)),
    ...copyProblems(rules, pool, names),
  ];
  return found.map(({ why, rule, ...more }) => ({ path, why, rule, ...more }));
}

type Found = Omit<DeckProblem, "path">;

/** Cards that may be in no deck, or not in this one. The mend takes all copies out. */
function cardProblems<C>(rules: DeckRules<C>, pool: Pool<C>, names: readonly string[]): Found[] {
  const misfit = rules.misfit?.(names.map((name) => cardIn(pool, name)));
  return Array.from(countOf(names), ([name, n]): Found[] => {
    const card = cardIn(pool, name);
    const refused = rules.banned(name, card) ?? (card === undefined ? null : misfit?.(card)) ?? null;
    return refused === null ? [] : [{ ...refused, card: name, mend: { remove: { [name]: n } } }];
  }).flat();
}

function sizeProblems<C>(size: CountRule<C>, names: readonly string[], deck: readonly Known<C>[]): Found[] {
  const { least = 0, most = Number.POSITIVE_INFINITY, why, rule } = size;
  const counted = names.filter((_, i) => size.counts(deck[i]));
  const n = counted.length;
  if (n >= least && n <= most) return [];
  const mend = size.mend?.(counted);
  return [{ why: why(n), rule, ...(mend && { mend }) }];
}

/** Counts copies by the printed name. Of several printings the strictest limit applies. */
function copyProblems<C extends PrintedCard>(
  rules: DeckRules<C>,
  pool: Pool<C>,
  names: readonly string[],
): Found[] {
  const printings = new Map<string, { readonly name: string; readonly limit: CopyRule }[]>();
  for (const name of names) {
    const card = cardIn(pool, name);
    if (card === undefined) continue;
    const title = card.title ?? name;
    printings.set(title, [...(printings.get(title) ?? []), { name, limit: rules.copies(card) }]);
  }
  return Array.from(printings, ([title, all]): Found[] => {
    const { most, rule, why } = all.map(({ limit }) => limit).reduce((a, b) => (b.most < a.most ? b : a));
    if (all.length <= most) return [];
    const remove = copiesOf(all.slice(most).map(({ name }) => name));
    return [{ why: why(title, all.length), rule, card: all.at(-1)?.name ?? title, mend: { remove } }];
  }).flat();
}

/** The number of copies of each name. */
export const copiesOf = (names: readonly string[]): Copies => Object.fromEntries(countOf(names));
