import type { CardSet } from "../../games/card-set";
import { type GameSlug, partsOf } from "../../games/registry";
import { plainest } from "../../sets/plain-cards";

/** A set with the plainest card of each kind, to begin with. */
export async function exampleSet(slug: GameSlug): Promise<CardSet> {
  const { kinds } = await partsOf(slug).workshop();
  const frame = { format: 1, game: slug, code: "MINE", name: "My cards", version: 1 } as const;
  return { ...frame, author: "", language: "en", cards: kinds.map(plainest) };
}
