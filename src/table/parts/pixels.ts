/** Milliseconds of nothing to do that drawing one thing may take on a slow machine. */
const ROOM = 8;
/** Somebody whose hands have rested for so many milliseconds is about to press nothing. */
const CALM = 500;
/** It is done after so many milliseconds all the same. */
const PATIENCE = 5000;

let touched = -CALM;
for (const type of ["pointermove", "pointerdown", "keydown"])
  addEventListener(type, ({ timeStamp }) => (touched = timeStamp), { capture: true, passive: true });

/** Waits until neither the browser nor whoever sits before it has anything else to do for a while. */
export function idle(): Promise<void> {
  if (!("requestIdleCallback" in window)) return new Promise((done) => setTimeout(done, 200));
  const latest = performance.now() + PATIENCE;
  return new Promise((done) => {
    const look = (deadline: IdleDeadline) => {
      const now = performance.now();
      if ((deadline.timeRemaining() >= ROOM && now - touched >= CALM) || now >= latest) done();
      else setTimeout(() => requestIdleCallback(look, { timeout: PATIENCE }), 50);
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
  const canvas = document.createElement("canvas");
  canvas.width = drawings.length * side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("nothing to draw on");
  for (const [i, drawing] of drawings.entries()) {
    await idle();
    context.drawImage(await decoded(drawing), i * side, 0, side, side);
  }
  // Unlike that of an OffscreenCanvas, this is written a few lines at a time, while nothing else is done.
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (blob === null) throw new Error("no pixels to be had");
  const address = URL.createObjectURL(blob);
  kept.push(await decoded(address));
  return address;
}
