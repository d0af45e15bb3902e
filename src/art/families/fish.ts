import { circle, polygon, ribbon } from "../shape";
import type { Family } from "./family";

/** From the deep: a leaping great fish, a ray, or something with arms. */
export const fish: Family = (seed) => {
  const kind = seed.whole(0, 1);
  if (kind === 0) {
    const bend = seed.between(-12, 14);
    const body = ribbon([
      [22, 84, 3],
      [36, 74, 14],
      [66, 66 + bend / 2, 27],
      [104, 74, 28],
      [140, 102, 17],
      [162, 136, 7],
      [166, 152, 5],
    ]);
    const tail = polygon([
      [160, 140],
      [138, 178],
      [164, 166],
      [196, 176],
      [174, 138],
    ]);
    const fins =
      polygon([
        [78, 44 + bend / 2],
        [104, 10],
        [122, 54],
      ]) +
      polygon([
        [66, 90],
        [60, 132],
        [90, 98],
      ]) +
      polygon([
        [112, 96],
        [116, 130],
        [132, 110],
      ]);
    const teeth = polygon([
      [20, 90],
      [32, 98],
      [48, 88],
      [36, 112],
      [18, 104],
    ]);
    const lure = seed.chance(0.5)
      ? ribbon([
          [60, 46, 3],
          [44, 26, 2],
          [22, 34, 1.4],
        ])
      : "";
    return {
      body: body + tail + fins + teeth + lure,
      lights: circle(46, 70, 4) + (lure ? circle(20, 38, 6) : ""),
    };
  }
  const arms = [-60, -36, -12, 12, 36, 60].map((x, i) =>
    ribbon([
      [100 + x * 0.4, 108, 8],
      [100 + x * 0.8, 138, 6],
      [100 + x * 1.3, 160, 4],
      [100 + x * (i % 2 ? 1.1 : 1.5), seed.between(170, 182), 1],
    ]),
  );
  const head = ribbon([
    [100, 12, 4],
    [100, 36, 24],
    [100, 70, 32],
    [100, 106, 24],
  ]);
  const fins =
    polygon([
      [80, 30],
      [46, 44],
      [72, 66],
    ]) +
    polygon([
      [120, 30],
      [154, 44],
      [128, 66],
    ]);
  return { body: head + fins + arms.join(""), lights: circle(86, 92, 6) + circle(114, 92, 6) };
};
