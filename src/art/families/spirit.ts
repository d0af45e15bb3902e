import { blob, circle, type Point, ribbon, star } from "../shape";
import type { Family } from "./family";

/** A floating shade whose hem breaks into wisps. */
export const spirit: Family = (seed) => {
  const drift = seed.between(-16, 16);
  const hem = seed.whole(3, 5);
  const outline: Point[] = [
    [100, 22],
    [78, 34],
    [70, 64],
    [58, 96],
    [52, 132],
  ];
  for (let i = 0; i < hem; i++) {
    const x = 56 + (88 / hem) * i;
    outline.push([x + drift * 0.6, seed.between(162, 182)], [x + 44 / hem + drift * 0.2, 138]);
  }
  outline.push([148, 130], [142, 96], [130, 64], [122, 34]);
  const arms =
    ribbon([
      [66, 82, 7],
      [44, 96, 6],
      [26 + drift, 84, 5],
      [16 + drift, 66, 1],
    ]) +
    ribbon([
      [134, 82, 7],
      [156, 96, 6],
      [174 + drift, 84, 5],
      [184 + drift, 66, 1],
    ]);
  const crown = seed.chance(0.5)
    ? star(100, 20, 16, 9, 7)
    : ribbon([
        [84, 34, 5],
        [72, 18, 4],
        [78, 2, 1],
      ]) +
      ribbon([
        [116, 34, 5],
        [128, 18, 4],
        [122, 2, 1],
      ]);
  const flames = [0, 1, 2]
    .map((i) => star(30 + i * 70 + drift / 2, 130 - (i % 2) * 96 + i * 6, 6, 2, 4))
    .join("");
  return {
    body: blob(outline) + arms + crown,
    lights:
      blob([
        [88, 50],
        [94, 48],
        [96, 56],
        [88, 58],
      ]) +
      blob([
        [112, 50],
        [106, 48],
        [104, 56],
        [112, 58],
      ]) +
      (seed.chance(0.5) ? circle(100, 96, 7) : "") +
      flames,
  };
};
