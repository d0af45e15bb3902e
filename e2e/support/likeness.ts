import type { Page } from "@playwright/test";

/** A picture as its colours in a coarse grid, in Oklab: three numbers a cell. */
export type Thumbnail = readonly number[];

/** Cells of a thumbnail in a row, and its rows: a card on the board has about the same proportions. */
const GRID = [12, 14] as const;

/** Draws pictures in the browser as they are cropped on a card, very small. */
export async function thumbnails(page: Page, addresses: readonly string[]): Promise<readonly Thumbnail[]> {
  const pixels = await page.evaluate(
    async ([sources, [width, height]]) => {
      const canvas = new OffscreenCanvas(width * 8, height * 8);
      const small = new OffscreenCanvas(width, height);
      const [large, tiny] = [canvas.getContext("2d"), small.getContext("2d", { willReadFrequently: true })];
      const found: number[][] = [];
      for (const source of sources) {
        const image = new Image();
        image.src = source;
        await image.decode();
        large?.drawImage(image, 17, 0, 206, 240, 0, 0, canvas.width, canvas.height);
        if (tiny) tiny.imageSmoothingQuality = "high";
        tiny?.drawImage(canvas, 0, 0, width, height);
        found.push([...(tiny?.getImageData(0, 0, width, height).data ?? [])]);
      }
      return found;
    },
    [addresses, GRID] as const,
  );
  return pixels.map(toOklab);
}

const linear = (channel: number): number => {
  const v = channel / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

function toOklab(rgba: readonly number[]): Thumbnail {
  const lab: number[] = [];
  for (let i = 0; i < rgba.length; i += 4) {
    const [r, g, b] = [linear(rgba[i] ?? 0), linear(rgba[i + 1] ?? 0), linear(rgba[i + 2] ?? 0)];
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    lab.push(
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    );
  }
  return lab;
}

/** Mean distance between the cells of two thumbnails, times 100: 2 is barely seen in one colour, 100 black and white. */
export function distance(a: Thumbnail, b: Thumbnail): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 3)
    sum += Math.hypot(
      (a[i] ?? 0) - (b[i] ?? 0),
      (a[i + 1] ?? 0) - (b[i + 1] ?? 0),
      (a[i + 2] ?? 0) - (b[i + 2] ?? 0),
    );
  return (sum / (a.length / 3)) * 100;
}

export interface Pair {
  readonly names: readonly [string, string];
  readonly distance: number;
}

/** The pairs of pictures that look most alike, the closest first. */
export function closest(named: readonly (readonly [string, Thumbnail])[], count: number): readonly Pair[] {
  const pairs: Pair[] = named.flatMap(([name, thumbnail], i) =>
    named.slice(i + 1).map(([other, its]) => ({
      names: [name, other] as const,
      distance: distance(thumbnail, its),
    })),
  );
  return pairs.sort((a, b) => a.distance - b.distance).slice(0, count);
}
