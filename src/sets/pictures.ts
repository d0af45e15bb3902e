import * as v from "valibot";
import type { Pictures } from "../games/card-set";

/** Limits of the pictures of a set: pixels of a side, characters of one, and of all together. */
export const PICTURE_LIMITS = { side: 512, characters: 210_000, all: 8_000_000 } as const;

export const PICTURE_DATA = /^data:image\/(webp|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/;

/** The name of a picture: the hash of its data. */
export const pictureName = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

/** Only the shape: a picture is shown, and a file is read, only if it is also sound. */
export const picturesSchema = v.record(
  pictureName,
  v.pipe(v.string(), v.maxLength(PICTURE_LIMITS.characters), v.regex(PICTURE_DATA)),
);

/** The picture that a card of a set has chosen, if any. The card need not be sound. */
function pictureOf(card: unknown): unknown {
  const art: unknown = Reflect.get(Object(card), "art");
  return Reflect.get(Object(art), "picture");
}

/** Those of the pictures that these cards have; undefined for none. */
export function usedPictures(cards: readonly unknown[], pictures: Pictures = {}): Pictures | undefined {
  const used = new Set(cards.map(pictureOf));
  const kept = Object.entries(pictures).filter(([id]) => used.has(id));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
