import type { CardSet } from "../games/card-set";
import type { Game } from "../games/game";
import type { DeckList, DeckSet } from "./deck-list";

type Needing = Pick<DeckList, "cards" | "side" | "sets">;
/** As much of an installed set as is needed here. */
type Installed = Pick<CardSet, "code" | "name" | "version"> & { readonly cards: readonly unknown[] };

const nameOf = (card: unknown): unknown => Reflect.get(Object(card), "name");

/**
 * The sets that a deck has cards of.
 * @param installed the sets that are installed. Those that the deck had before are kept when they are not.
 */
export function setsOfDeck({ cards, side, sets = [] }: Needing, installed: readonly Installed[]): DeckSet[] {
  const used = new Set<unknown>([...cards, ...side]);
  const codes = new Set(installed.map(({ code }) => code));
  const now = installed.filter((set) => set.cards.some((card) => used.has(nameOf(card))));
  return [
    ...now.map(({ code, name, version }) => ({ code, name, version })),
    ...sets.filter(({ code }) => !codes.has(code)),
  ];
}

/** The sets that a deck has unknown cards of: those that are not installed, or only in an older version. */
export function missingSets(
  {
    cards: known,
    sets: installed = [],
  }: { readonly cards: Pick<Game["cards"], "pool">; readonly sets?: Game["sets"] },
  { cards, side, sets = [] }: Needing,
): readonly DeckSet[] {
  if ([...cards, ...side].every((name) => Object.hasOwn(known.pool, name))) return [];
  return sets.filter(({ code, version }) => {
    const own = installed.find((set) => set.code === code);
    return own === undefined || own.version < version;
  });
}
