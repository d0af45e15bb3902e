import type { View } from "../kernel";

/**
 * A view as text, without what is printed on cards: a running effect may name any card of the game, and the cards of a
 * set are as well known as the printed ones.
 */
export const textWithoutPrinted = (seen: View): string =>
  JSON.stringify({ ...seen, config: { ...seen.config, seats: [], sets: [] } }, (key, value: unknown) =>
    key === "effect" ? undefined : value,
  );
