import { both, circle, type Point, polygon, regular } from "../shape";
import type { Family } from "./family";

/** Blocks that walk: heavy arms, small head, a core in the chest. */
export const golem: Family = (seed) => {
  const wide = seed.between(0, 14);
  const chest = both([
    [100, 56],
    [100, 118],
    [74, 122],
    [58 - wide, 96],
    [60 - wide, 64],
    [80, 52],
  ]);
  const hips = both([
    [100, 122],
    [100, 140],
    [80, 138],
    [82, 124],
  ]);
  const legs = both([
    [98, 142],
    [94, 178],
    [62, 178],
    [66, 150],
    [78, 140],
  ]);
  const upper: Point[] = [
    [54 - wide, 58],
    [36 - wide, 66],
    [30 - wide, 96],
    [46 - wide, 102],
    [56 - wide, 88],
  ];
  const fore: Point[] = [
    [44 - wide, 106],
    [28 - wide, 100],
    [16 - wide / 2, 128],
    [18 - wide / 2, 152],
    [44 - wide / 2, 156],
    [50 - wide, 130],
  ];
  const headRoll = seed.whole(0, 2);
  const head =
    headRoll === 0
      ? polygon([
          [86, 50],
          [88, 30],
          [112, 30],
          [114, 50],
        ])
      : headRoll === 1
        ? regular(100, 40, 16, 6)
        : polygon([
            [84, 52],
            [92, 26],
            [100, 36],
            [108, 26],
            [116, 52],
          ]);
  const crystals = seed.chance(0.5)
    ? both([
        [66 - wide, 62],
        [50 - wide, 30],
        [76, 56],
      ]) +
      both([
        [78, 56],
        [72, 28],
        [88, 54],
      ])
    : "";
  const core = seed.pick([
    circle(100, 86, 9),
    regular(100, 86, 11, 4),
    regular(100, 86, 11, 6),
    polygon([
      [100, 74],
      [108, 88],
      [92, 98],
    ]),
  ]);
  return {
    body: chest + hips + legs + both(upper) + both(fore) + head + crystals,
    lights: core + circle(94, 41, 2.6) + circle(106, 41, 2.6),
  };
};
