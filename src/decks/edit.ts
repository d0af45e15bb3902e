/** Cards of a deck, and of its side deck. */
export interface DeckCards {
  readonly cards: readonly string[];
  readonly side: readonly string[];
}

export type DeckPlace = keyof DeckCards;

/** Adds a card beside its other copies, or at the end. */
export function withCard(deck: DeckCards, name: string, place: DeckPlace = "cards"): DeckCards {
  const names = deck[place];
  const last = names.lastIndexOf(name);
  const at = last < 0 ? names.length : last + 1;
  return { ...deck, [place]: [...names.slice(0, at), name, ...names.slice(at)] };
}

/** Takes one copy of a card out. A deck without it stays as it is. */
export function withoutCard(deck: DeckCards, name: string, place: DeckPlace = "cards"): DeckCards {
  const at = deck[place].lastIndexOf(name);
  return at < 0 ? deck : { ...deck, [place]: deck[place].filter((_, i) => i !== at) };
}

/** Moves one copy of a card between deck and side deck. */
export function withMoved(deck: DeckCards, name: string, from: DeckPlace): DeckCards {
  if (!deck[from].includes(name)) return deck;
  return withCard(withoutCard(deck, name, from), name, from === "cards" ? "side" : "cards");
}

/** Carries out a change that mends a problem. */
export function withMend(
  deck: DeckCards,
  { remove = {}, add = {} }: { readonly remove?: Copies; readonly add?: Copies },
): DeckCards {
  const each = (copies: Copies) => Object.entries(copies).flatMap(([name, n]) => Array<string>(n).fill(name));
  const less = each(remove).reduce((rest, name) => withoutCard(rest, name), deck);
  return each(add).reduce((rest, name) => withCard(rest, name), less);
}

type Copies = Readonly<Record<string, number>>;

/** Copies of a card in both. */
export function copiesIn({ cards, side }: DeckCards, name: string): number {
  return [...cards, ...side].filter((one) => one === name).length;
}
