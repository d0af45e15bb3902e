import { circle, polygon, regular, ribbon, star } from "../shape";
import type { Family } from "./family";

/** Engines of war: a catapult, a ram-tower, a great gun. */
export const siege: Family = (seed) => {
  const kind = seed.whole(0, 2);
  const wheel = (x: number, r: number) => regular(x, 178 - r, r, 14);
  const hub = (x: number, r: number) => circle(x, 178 - r, r * 0.3);
  if (kind === 0) {
    const tilt = seed.between(-10, 12);
    const arm = ribbon([
      [150, 136, 8],
      [104, 100, 5],
      [56 + tilt, 44, 5],
      [44 + tilt, 30, 13],
      [36 + tilt, 22, 6],
    ]);
    const frame =
      polygon([
        [28, 142],
        [172, 142],
        [176, 158],
        [24, 158],
      ]) +
      polygon([
        [82, 144],
        [102, 82],
        [112, 82],
        [130, 144],
        [118, 144],
        [107, 104],
        [94, 144],
      ]);
    return {
      body: arm + frame + wheel(50, 20) + wheel(150, 20),
      lights: hub(50, 20) + hub(150, 20) + star(38 + tilt, 12, 9, 4, 6),
    };
  }
  if (kind === 1) {
    const roof = seed.between(14, 34);
    const tower = polygon([
      [62, 160],
      [70, 60],
      [58, 60],
      [58, 44],
      [142, 44],
      [142, 60],
      [130, 60],
      [138, 160],
    ]);
    const crown =
      [58, 84, 110]
        .map((x) =>
          polygon([
            [x, 46],
            [x, 30],
            [x + 16, 30],
            [x + 16, 46],
          ]),
        )
        .join("") +
      polygon([
        [126, 46],
        [126, 30],
        [142, 30],
        [142, 46],
      ]);
    const flag = polygon([
      [98, 32],
      [98, roof - 14],
      [102, roof - 14],
      [130, roof - 6],
      [102, roof + 2],
      [102, 32],
    ]);
    const ram = ribbon([
      [150, 124, 9],
      [90, 124, 9],
      [44, 124, 9],
      [26, 124, 4],
    ]);
    return {
      body: tower + crown + flag + ram + wheel(76, 18) + wheel(126, 18),
      lights:
        polygon([
          [92, 74],
          [100, 66],
          [108, 74],
          [108, 92],
          [92, 92],
        ]) +
        hub(76, 18) +
        hub(126, 18),
    };
  }
  const rise = seed.between(-16, 10);
  const barrel = polygon([
    [150, 140],
    [150, 102],
    [40, 54 + rise],
    [28, 60 + rise],
    [20, 82 + rise],
    [28, 90 + rise],
  ]);
  const mount = polygon([
    [84, 150],
    [110, 100],
    [160, 108],
    [178, 160],
    [70, 160],
  ]);
  return {
    body: barrel + mount + wheel(82, 24) + wheel(146, 26),
    lights: hub(82, 24) + hub(146, 26) + star(24, 72 + rise, 13, 5, 5),
  };
};
