/** How a picture is encoded, and how large it is in pixels. */
export interface PictureSize {
  readonly format: "jpeg" | "png" | "webp" | "gif";
  readonly width: number;
  readonly height: number;
}

/** What is read of a file. The size of a picture is said near its beginning. */
export const HEAD_BYTES = 256 * 1024;

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

/** Reads the size of a picture from its first bytes; null for what is none of the formats that every browser shows. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (startsWith(bytes, "\x89PNG\r\n\x1a\n"))
      return { format: "png", width: view.getUint32(16), height: view.getUint32(20) };
    if (startsWith(bytes, "GIF8"))
      return { format: "gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return webpSize(bytes, view);
    if (startsWith(bytes, "\xff\xd8\xff")) return jpegSize(view);
  } catch {
    // It ends too early.
  }
  return null;
}

/** The three forms of WebP: with more than one part, lossless, and lossy. */
function webpSize(bytes: Uint8Array, view: DataView): PictureSize | null {
  const of = (width: number, height: number): PictureSize => ({ format: "webp", width, height });
  if (startsWith(bytes, "VP8X", 12)) {
    const sides = [24, 27].map((at) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16));
    return of(sides[0] ?? 0, sides[1] ?? 0);
  }
  if (startsWith(bytes, "VP8L", 12)) {
    const bits = view.getUint32(21, true);
    return of(1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff));
  }
  if (startsWith(bytes, "VP8 ", 12))
    return of(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  return null;
}

/** Goes from part to part of a JPEG until the one that says its size. */
function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const part = view.getUint8(at + 1);
    const isTable = part === 0xc4 || part === 0xc8 || part === 0xcc;
    if (part >= 0xc0 && part <= 0xcf && !isTable)
      return { format: "jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}
