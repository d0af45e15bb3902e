import type { Locator } from "@playwright/test";

/** Colours of a screenshot of an element, one number per pixel, row by row. */
async function pixelsOf(what: Locator): Promise<{ readonly width: number; readonly colours: number[] }> {
  const shot = await what.screenshot({ animations: "disabled" });
  return what.page().evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
      const { width, height } = picture;
      const pen = new OffscreenCanvas(width, height).getContext("2d");
      pen?.drawImage(picture, 0, 0);
      const { data = new Uint8ClampedArray() } = pen?.getImageData(0, 0, width, height) ?? {};
      const colours = Array.from({ length: width * height }, (_, i) => {
        const [r = 0, g = 0, b = 0] = data.subarray(i * 4, i * 4 + 3);
        return (r << 16) | (g << 8) | b;
      });
      return { width, colours };
    },
    [...shot],
  );
}

/**
 * The share of its bounding box that a sign fills: a disc 79 %, a lozenge 50 %, a square 100 %. 0 when nothing differs
 * from the background (the colour of the upper left corner).
 */
export async function fillOf(what: Locator): Promise<number> {
  const { width, colours } = await pixelsOf(what);
  const light = (colour = 0) => (colour >> 16) * 0.3 + ((colour >> 8) & 255) * 0.59 + (colour & 255) * 0.11;
  const ground = light(colours[0]);
  const filled = colours.flatMap((colour, i) => (Math.abs(light(colour) - ground) > 60 ? [i] : []));
  if (filled.length === 0) return 0;
  const [columns, rows] = [filled.map((i) => i % width), filled.map((i) => Math.floor(i / width))];
  const span = (places: readonly number[]) => Math.max(...places) - Math.min(...places) + 1;
  return filled.length / (span(columns) * span(rows));
}
