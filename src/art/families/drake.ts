import { circle, type Knot, type Point, polygon, ribbon } from "../shape";
import type { Family } from "./family";

/** Wings spread, neck in a bow, tail round the feet. */
export const drake: Family = (seed) => {
  const lift = seed.between(-14, 14);
  const neck: Knot[] = [
    [104, 132, 17],
    [90, 104, 13],
    [78, 82 + lift / 2, 9],
    [70, 62 + lift, 7.5],
    [58, 56 + lift, 8.5],
    [42, 61 + lift, 5],
    [33, 64 + lift, 2],
  ];
  const body: Knot[] = [
    [88, 118, 14],
    [104, 134, 22],
    [122, 150, 18],
    [142, 164, 11],
    [164, 170, 7],
    [184, 162, 4],
    [190, 146, 1.5],
  ];
  const legs =
    ribbon([
      [92, 138, 9],
      [86, 156, 6],
      [90, 174, 5],
      [78, 178, 2],
    ]) +
    ribbon([
      [124, 146, 10],
      [130, 162, 7],
      [124, 176, 5],
      [112, 178, 2],
    ]);
  const wing = (tipX: number, tipY: number, fold: number): Point[] => [
    [100, 120],
    [98 + fold, 70],
    [tipX, tipY],
    [tipX + 8 + fold / 2, tipY + 34],
    [tipX + 22 + fold, tipY + 28],
    [tipX + 26 + fold, tipY + 56],
    [tipX + 46, tipY + 52],
    [118, 132],
  ];
  const reach = seed.between(20, 44);
  const horns = seed.chance(0.6)
    ? polygon([
        [66, 54 + lift],
        [82, 36 + lift],
        [74, 60 + lift],
      ]) +
      polygon([
        [58, 50 + lift],
        [68, 30 + lift],
        [66, 54 + lift],
      ])
    : polygon([
        [64, 52 + lift],
        [92, 44 + lift],
        [74, 64 + lift],
      ]);
  const spikes = Array.from({ length: 5 }, (_, i) => {
    const x = 126 + i * 13;
    const y = 136 + i * 7;
    return polygon([
      [x - 6, y + 8],
      [x + 5, y - 7],
      [x + 8, y + 10],
    ]);
  }).join("");
  return {
    body:
      ribbon(neck) +
      ribbon(body) +
      legs +
      horns +
      spikes +
      polygon(wing(120 + reach, 28, 8)) +
      polygon(wing(88 + reach * 0.2, 22, 26).map(([x, y]) => [x + 4, y] as const)),
    lights: circle(52, 56 + lift, 2.4),
  };
};
