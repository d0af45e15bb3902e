/** The six colours (BSS 2-4-1-1). */
export const COLOURS = ["red", "purple", "white", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

/** One symbol: of one colour, or of two of which it may count as either (BSS 2-8-2-1). */
export type GameSymbol = Colour | readonly [Colour, Colour];

/** Whether this symbol may count as that colour (BSS 2-8-2-2). */
export function isColour(symbol: GameSymbol, colour: Colour): boolean {
  return typeof symbol === "string" ? symbol === colour : symbol.includes(colour);
}

/**
 * How many reduction symbols can be matched one to one with symbols of their colours: a maximum matching (BSS 2-7-3,
 * 2-7-3b).
 * @param required the reduction symbols of a card.
 * @param there the symbols of a field.
 */
export function matching(required: readonly Colour[], there: readonly GameSymbol[]): number {
  const taken = new Map<number, number>();
  const find = (place: number, tried: Set<number>): boolean => {
    const colour = required[place];
    for (const [at, symbol] of there.entries()) {
      if (colour === undefined || tried.has(at) || !isColour(symbol, colour)) continue;
      tried.add(at);
      const holder = taken.get(at);
      if (holder === undefined || find(holder, tried)) {
        taken.set(at, place);
        return true;
      }
    }
    return false;
  };
  return required.filter((_, place) => find(place, new Set())).length;
}
