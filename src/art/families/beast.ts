import { circle, type Knot, polygon, ribbon } from "../shape";
import type { Family } from "./family";

/** A four-legged hunter; mane, horns or tusks by seed. */
export const beast: Family = (seed) => {
  const bulk = seed.between(0.85, 1.25);
  const low = seed.between(0, 12);
  const back: Knot[] = [
    [176, 96, 2],
    [164, 102 + low / 2, 6],
    [146, 112, 18 * bulk],
    [116, 114, 20 * bulk],
    [84, 108 + low, 25 * bulk],
    [62, 96 + low, 20],
    [44, 94 + low, 14],
    [26, 102 + low, 8],
    [20, 106 + low, 4],
  ];
  const leg = (x: number, lean: number, half: number) =>
    ribbon([
      [x, 122, half + 4],
      [x + lean, 146, half],
      [x - lean / 2, 166, half * 0.7],
      [x - lean, 177, half * 0.7],
      [x - lean - 8, 178, 2],
    ]);
  const legs = leg(76, -6, 9) + leg(92, 8, 8) + leg(140, 12, 10) + leg(156, 4, 9);
  const tail = ribbon([
    [162, 104, 7],
    [182, seed.between(80, 100), 5],
    [190, seed.between(54, 90), 4],
    [184, 48, 1],
  ]);
  const crest = seed.whole(0, 2);
  const head =
    crest === 0
      ? polygon([
          [50, 84 + low],
          [54, 58 + low],
          [66, 84 + low],
        ]) +
        polygon([
          [40, 86 + low],
          [38, 62 + low],
          [54, 82 + low],
        ])
      : crest === 1
        ? ribbon([
            [52, 86 + low, 5],
            [58, 62 + low, 4.5],
            [44, 46 + low, 3],
            [30, 44 + low, 1],
          ]) +
          ribbon([
            [60, 86 + low, 5],
            [74, 64 + low, 4],
            [70, 46 + low, 1],
          ])
        : Array.from({ length: 7 }, (_, i) =>
            polygon([
              [44 + i * 8, 84 + low],
              [46 + i * 10, 58 + low - (i % 2) * 7],
              [58 + i * 9, 88 + low],
            ]),
          ).join("");
  const tusk = seed.chance(0.4)
    ? polygon([
        [30, 112 + low],
        [18, 96 + low],
        [38, 108 + low],
      ])
    : "";
  return { body: ribbon(back) + legs + tail + head + tusk, lights: circle(39, 92 + low, 2.8) };
};
