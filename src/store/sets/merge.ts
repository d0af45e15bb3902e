import { usedPictures } from "../../sets/pictures";
import type { SetContent } from "./set-content";

/**
 * Joins two changes of one set that were made in two tabs. A card that both changed is as it was changed here.
 * @param base what both began with.
 * @param own the change to add.
 * @param other what is saved by now.
 */
export function mergeSets(base: SetContent, own: SetContent, other: SetContent): SetContent {
  const pick = <K extends keyof SetContent>(key: K): SetContent[K] =>
    own[key] === base[key] ? other[key] : own[key];
  const cards = mergeCards(base.cards, own.cards, other.cards);
  const pictures = usedPictures(cards, { ...other.pictures, ...own.pictures });
  return {
    name: pick("name"),
    author: pick("author"),
    language: pick("language"),
    cards,
    ...(pictures && { pictures }),
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const holds = (cards: readonly unknown[], card: unknown) => cards.some((one) => isSame(one, card));

function mergeCards(
  base: readonly unknown[],
  own: readonly unknown[],
  other: readonly unknown[],
): readonly unknown[] {
  if (isSame(own, base)) return other;
  if (isSame(other, base)) return own;
  if (own.length === base.length && other.length === base.length)
    return own.map((card, i) => (isSame(card, base[i]) ? other[i] : card));
  // Cards were added or deleted: all that is new in either list stays, and what one of them deleted is gone.
  const kept = own.filter((card) => !holds(base, card) || holds(other, card));
  return [...kept, ...other.filter((card) => !holds(base, card) && !holds(own, card))];
}
