import { circle, type Point, polygon, ribbon } from "../shape";
import type { Family } from "./family";

/** In flight, wings up; long-necked, hooked or crested. */
export const bird: Family = (seed) => {
  const raise = seed.between(0, 30);
  const feathers = seed.whole(5, 7);
  const wing = (side: 1 | -1): string => {
    const tips: Point[] = [];
    for (let i = 0; i < feathers; i++) {
      const part = i / (feathers - 1);
      const angle = ((-72 + raise * 0.6 + part * 88) * Math.PI) / 180;
      const reach = 92 - part * 34;
      tips.push([100 + side * (14 + Math.cos(angle) * reach), 98 + Math.sin(angle) * reach]);
      tips.push([
        100 + side * (14 + Math.cos(angle + 0.13) * reach * 0.74),
        98 + Math.sin(angle + 0.13) * reach * 0.74,
      ]);
    }
    return polygon([[100, 84], ...tips, [100, 128]]);
  };
  const body = ribbon([
    [100, 62, 9],
    [100, 88, 17],
    [100, 116, 15],
    [100, 138, 8],
  ]);
  const spread = seed.between(12, 30);
  const tail = polygon([
    [93, 128],
    [100 - spread, 176],
    [100 - spread / 3, 166],
    [100, 184],
    [100 + spread / 3, 166],
    [100 + spread, 176],
    [107, 128],
  ]);
  const head =
    ribbon([
      [100, 74, 10],
      [97, 58, 10],
      [90, 48, 9],
    ]) +
    polygon([
      [90, 42],
      [64, 52],
      [72, 58],
      [88, 56],
    ]);
  const crest = seed.chance(0.6)
    ? polygon([
        [92, 42],
        [110, 20],
        [106, 36],
        [122, 32],
        [100, 56],
      ])
    : polygon([
        [92, 42],
        [104, 34],
        [102, 52],
      ]);
  return { body: wing(1) + wing(-1) + body + tail + head + crest, lights: circle(88, 48, 2.4) };
};
