import { blob, circle, polygon, ribbon, star } from "../shape";
import type { Family } from "./family";

/** Robed, with a staff and something that shines over the other hand. */
export const mage: Family = (seed) => {
  const flare = seed.between(0, 22);
  const robe = blob([
    [100, 62],
    [82, 74],
    [76, 116],
    [62 - flare, 176],
    [100, 180],
    [136 + flare, 176],
    [124, 116],
    [118, 74],
  ]);
  const hood = seed.whole(0, 2);
  const head =
    hood === 0
      ? blob([
          [100, 20],
          [84, 42],
          [82, 64],
          [100, 74],
          [118, 64],
          [116, 42],
        ])
      : hood === 1
        ? polygon([
            [66, 58],
            [88, 52],
            [96, 22],
            [118, 4],
            [110, 26],
            [114, 52],
            [136, 58],
            [116, 64],
            [86, 64],
          ]) + circle(100, 64, 13)
        : circle(100, 50, 16) +
          ribbon([
            [90, 40, 4],
            [76, 28, 5],
            [80, 12, 2],
          ]) +
          ribbon([
            [110, 40, 4],
            [124, 28, 5],
            [120, 12, 2],
          ]);
  const sleeve = ribbon([
    [84, 82, 10],
    [64, 96, 10],
    [48, 96, 13],
    [42, 108, 4],
  ]);
  const other = ribbon([
    [116, 82, 10],
    [136, 86, 10],
    [152, 76, 12],
    [160, 84, 4],
  ]);
  const staff = polygon([
    [39, 178],
    [44, 30],
    [48, 30],
    [44, 178],
  ]);
  const tops = [
    circle(46, 22, 11),
    star(46, 20, 16, 6, 4),
    ribbon([
      [46, 36, 3],
      [34, 24, 4],
      [42, 8, 4],
      [56, 16, 3],
      [50, 24, 1],
    ]),
  ] as const;
  const top = seed.whole(0, 2);
  const orb = seed.pick([circle(156, 54, 11), star(156, 52, 17, 7, 6), star(156, 52, 18, 5, 4)]);
  return {
    body: robe + head + sleeve + other + staff + (tops[top] ?? ""),
    lights: orb + (top === 0 ? circle(46, 22, 6) : "") + circle(94, 53, 2.2) + circle(106, 53, 2.2),
  };
};
