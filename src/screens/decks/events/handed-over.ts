/** The deck that opens without a curtain, because its player holds this screen already. */
let awaited: string | null = null;

/** Lets the next screen show this deck at once. */
export function handOver(deck: string): void {
  awaited = deck;
}

/** Whether this deck was handed over. True only once, so that the deck is covered when it opens again. */
export function takeOver(deck: string): boolean {
  const isAwaited = awaited === deck;
  awaited = null;
  return isAwaited;
}
