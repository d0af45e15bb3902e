import { idle } from "./idle";

async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Width and height of images on cards, in pixels: enough for the largest card, also on dense screens. */
const SIDE = 200 * Math.min(2, Math.ceil(globalThis.devicePixelRatio ?? 1));

/** Keeps references, because browsers keep an image decoded only while something refers to it. */
const kept: HTMLImageElement[] = [];

/**
 * Draws SVG drawings side by side into one bitmap, one by one while the page is idle, because a complex drawing would
 * be painted part by part wherever it is shown.
 * @param drawings addresses of the drawings
 * @param side width and height of each in pixels
 * @returns the address of the bitmap, valid as long as the page
 * @throws Error when the browser cannot make it
 */
export async function rasterise(drawings: readonly string[], side = SIDE): Promise<string> {
  const canvas = document.createElement("canvas");
  canvas.width = drawings.length * side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  for (const [i, drawing] of drawings.entries()) {
    await idle();
    context.drawImage(await decoded(drawing), i * side, 0, side, side);
  }
  // Unlike the blob of an OffscreenCanvas, this one is encoded in small steps while the page is idle.
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (blob === null) throw new Error("no bitmap");
  const address = URL.createObjectURL(blob);
  kept.push(await decoded(address));
  return address;
}
