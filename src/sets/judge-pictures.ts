import type { Pictures } from "../games/card-set";
import { hashPlain } from "../kernel/state/hash";
import { pictureSize } from "./picture-size";
import { PICTURE_DATA, PICTURE_LIMITS } from "./pictures";

/** Enough of a picture to read its size: a multiple of four characters, so that it can be decoded alone. */
const HEAD = 16_384;

/** The name of a picture in its set, which follows from its data. */
export const pictureId = (data: string): string => hashPlain(data);

/** Whether a text is a small picture, and no other kind of data. */
function isPicture(text: string): boolean {
  const [, format, base64 = ""] = PICTURE_DATA.exec(text) ?? [];
  if (format === undefined || base64.length % 4 !== 0) return false;
  const head = Uint8Array.from(atob(base64.slice(0, HEAD)), (letter) => letter.charCodeAt(0));
  const size = pictureSize(head);
  const isSmall = (side: number) => side > 0 && side <= PICTURE_LIMITS.side;
  return size?.format === format && isSmall(size.width) && isSmall(size.height);
}

/** Whether the picture of this name is small, and has its own name and no other's. */
export function isSound(pictures: Pictures, id: string): boolean {
  const data = Object.hasOwn(pictures, id) ? pictures[id] : undefined;
  return data !== undefined && id === pictureId(data) && isPicture(data);
}

/** Whether the pictures are together too large for one set. */
export const areTooLarge = (pictures: Pictures): boolean =>
  Object.values(pictures).reduce((sum, data) => sum + data.length, 0) > PICTURE_LIMITS.all;
