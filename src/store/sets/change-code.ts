import type { UnreadSet } from "../../sets/card-set";
import { type Decks, decks } from "../decks/decks";
import { contentOf } from "../decks/editor";
import type { WriteResult } from "../rows/memory-fallback";
import { type CardSets, cardSets } from "./sets";

/**
 * Gives a set another code. Decks that use it follow; matches keep the set with which they began.
 * @returns "refused" when a set has that code already.
 */
export async function changeCode(
  set: UnreadSet,
  code: string,
  sets: CardSets = cardSets,
  { list, deleted, save }: Pick<Decks, "list" | "deleted" | "save"> = decks,
): Promise<WriteResult> {
  const written = await sets.changeCode(set, code);
  if (written === "refused") return written;
  const all = [...(await list(set.game)), ...(await deleted(set.game))];
  for (const deck of all) {
    const { sets: used = [] } = deck;
    if (!used.some((one) => one.code === set.code)) continue;
    const followed = used.map((one) => (one.code === set.code ? { ...one, code } : one));
    await save(deck, { ...contentOf(deck), sets: followed });
  }
  return written;
}
