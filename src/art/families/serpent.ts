import { circle, type Knot, polygon, ribbon } from "../shape";
import type { Family } from "./family";

/** Coiled and risen, with hood, fins or horns. */
export const serpent: Family = (seed) => {
  const sway = seed.between(-12, 16);
  const thick = seed.between(10, 15);
  const coil: Knot[] = [
    [18, 150, 1.5],
    [34, 168, thick * 0.5],
    [80, 174, thick],
    [138, 170, thick + 3],
    [166, 150, thick + 3],
    [150, 128, thick + 2],
    [112, 128, thick + 2],
    [80, 116, thick + 1],
    [82 + sway, 86, thick],
    [104 + sway, 64, thick - 1],
    [104 + sway, 40, thick - 1],
    [86 + sway, 30, thick],
    [66 + sway, 36, thick * 0.6],
    [54 + sway, 42, 3],
  ];
  const hx = 88 + sway;
  const top = seed.whole(0, 2);
  const extra =
    top === 0
      ? polygon([
          [hx + 4, 28],
          [hx + 46, 40],
          [hx + 40, 78],
          [hx + 20, 92],
          [hx - 8, 72],
        ])
      : top === 1
        ? polygon([
            [hx, 22],
            [hx + 26, 2],
            [hx + 16, 32],
          ]) +
          polygon([
            [hx - 10, 22],
            [hx + 4, 0],
            [hx + 6, 26],
          ])
        : Array.from({ length: 6 }, (_, i) =>
            polygon([
              [hx + 10 + i * 2, 26 + i * 10],
              [hx + 34 - i * 2, 20 + i * 11],
              [hx + 24, 40 + i * 10],
            ]),
          ).join("");
  const jaw = polygon([
    [hx - 8, 44],
    [hx - 30, 58],
    [hx + 2, 54],
  ]);
  return { body: ribbon(coil) + extra + jaw, lights: circle(hx - 6, 30, 2.8) };
};
