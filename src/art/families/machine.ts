import { both, circle, polygon, regular, ribbon, star } from "../shape";
import type { Family } from "./family";

/** Gears and legs: a walker, an orb, or an upright automaton. */
export const machine: Family = (seed) => {
  const teeth = seed.whole(8, 12);
  const gear = (x: number, y: number, r: number) => star(x, y, r, r * 0.8, teeth);
  const kind = seed.whole(0, 2);
  if (kind === 0) {
    const legs = [34, 62, 138, 166].map((x) => {
      const knee = x < 100 ? x - 14 : x + 14;
      return ribbon([
        [100 + (x - 100) * 0.4, 112, 6],
        [knee, 92, 5],
        [x, 140, 4],
        [x - 2, 178, 2],
      ]);
    });
    const hull = polygon([
      [56, 112],
      [66, 70],
      [100, 54],
      [134, 70],
      [144, 112],
      [122, 130],
      [78, 130],
    ]);
    const mast =
      polygon([
        [96, 58],
        [98, 22],
        [102, 22],
        [104, 58],
      ]) + gear(100, 24, 12);
    return {
      body: legs.join("") + hull + mast,
      lights: circle(100, 92, 13) + circle(72, 102, 3.4) + circle(128, 102, 3.4),
    };
  }
  if (kind === 1) {
    const orb = circle(100, 90, 44) + gear(100, 90, 56);
    const fins = both([
      [60, 96],
      [14, 70],
      [26, 102],
      [10, 124],
      [62, 112],
    ]);
    return {
      body:
        orb +
        fins +
        polygon([
          [92, 140],
          [108, 140],
          [103, 176],
          [97, 176],
        ]),
      lights: circle(100, 90, 16) + circle(100, 158, 5),
    };
  }
  const torso = both([
    [100, 58],
    [100, 124],
    [72, 118],
    [66, 64],
    [84, 54],
  ]);
  const head =
    regular(100, 36, 18, 6, 30) +
    polygon([
      [98, 20],
      [98, 4],
      [102, 4],
      [102, 20],
    ]);
  const arms = both([
    [62, 64],
    [42, 70],
    [38, 106],
    [26, 132],
    [36, 140],
    [54, 112],
    [62, 84],
  ]);
  const legs = both([
    [94, 122],
    [90, 150],
    [96, 178],
    [64, 178],
    [72, 148],
    [74, 120],
  ]);
  return {
    body: torso + head + arms + legs + gear(146, 58, 20) + gear(54, 58, 20),
    lights:
      polygon([
        [86, 34],
        [114, 34],
        [112, 40],
        [88, 40],
      ]) + regular(100, 86, 10, 6),
  };
};
