/** Milliseconds of nothing to do that drawing one thing may take on a slow machine. */
const ROOM = 8;
/** It is done after so many milliseconds all the same. */
const PATIENCE = 5000;

/** Waits until the browser has nothing else to do for a while. */
export function idle(): Promise<void> {
  if (!("requestIdleCallback" in window)) return new Promise((done) => setTimeout(done, 200));
  const latest = performance.now() + PATIENCE;
  return new Promise((done) => {
    const look = (deadline: IdleDeadline) => {
      if (deadline.timeRemaining() >= ROOM || performance.now() >= latest) done();
      else requestIdleCallback(look, { timeout: PATIENCE });
    };
    requestIdleCallback(look, { timeout: PATIENCE });
  });
}

/** An image that can be shown at once. */
async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Width and height in pixels of what is shown on cards: enough for the largest of them, on dense screens too. */
const SIDE = 200 * Math.min(2, Math.ceil(globalThis.devicePixelRatio ?? 1));

/** Browsers keep an image ready while somebody has it. */
const kept: HTMLImageElement[] = [];

/**
 * Drawings side by side as pixels, because a drawing of many parts would be laid out anew wherever and whenever it is
 * shown. Made one by one while nothing else is done, so that a press in between need not wait.
 * @param side width and height of each in pixels. @returns the address, kept ready as long as the page.
 * @throws where the browser cannot make it.
 */
export async function inPixels(drawings: readonly string[], side = SIDE): Promise<string> {
  const canvas = new OffscreenCanvas(drawings.length * side, side);
  const context = canvas.getContext("2d");
  for (const [i, drawing] of drawings.entries()) {
    await idle();
    context?.drawImage(await decoded(drawing), i * side, 0, side, side);
  }
  await idle();
  const address = URL.createObjectURL(await canvas.convertToBlob());
  kept.push(await decoded(address));
  return address;
}
