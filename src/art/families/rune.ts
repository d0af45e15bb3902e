import { blob, both, circle, polygon, regular, ribbon, star } from "../shape";
import type { Family } from "./family";

/** A spell caught in the air between standing stones: bolt, vortex, seal, hand, eye, flame, glass, shield, arrows. */
export const rune: Family = (seed) => {
  const lean = seed.between(-8, 8);
  const stones =
    polygon([
      [14, 178],
      [22 + lean, 84],
      [40 + lean, 70],
      [52, 178],
    ]) +
    polygon([
      [148, 178],
      [158 - lean, 74],
      [178 - lean, 92],
      [188, 178],
    ]);
  const kind = seed.whole(0, 8);
  const carved = [100, 122, 144]
    .map(
      (y) =>
        regular(35, y, 4, seed.whole(3, 4), seed.between(0, 90)) +
        regular(168, y + 4, 4, seed.whole(3, 4), seed.between(0, 90)),
    )
    .join("");
  if (kind === 0) {
    const bolt = polygon([
      [112, 8],
      [72, 90],
      [98, 88],
      [76, 172],
      [136, 68],
      [106, 72],
      [132, 8],
    ]);
    return { body: stones, lights: bolt + carved };
  }
  if (kind === 1) {
    const turns = Array.from({ length: 3 }, (_, i) => {
      const start = i * 2.1;
      return ribbon(
        Array.from({ length: 7 }, (_, k) => {
          const angle = start + k * 0.55;
          const r = 8 + k * 9;
          return [
            100 + Math.cos(angle) * r,
            86 + Math.sin(angle) * r,
            k === 0 || k === 6 ? 0.8 : 5 - Math.abs(k - 3),
          ] as const;
        }),
      );
    }).join("");
    return { body: stones, lights: turns + circle(100, 86, 8) + carved };
  }
  if (kind === 4) {
    const eye = blob([
      [46, 88],
      [100, 50],
      [154, 88],
      [100, 124],
    ]);
    return {
      body: stones + eye,
      lights:
        circle(100, 87, 19) +
        carved +
        [70, 100, 130].map((x) => regular(x, 30 + Math.abs(x - 100) / 4, 5, 4)).join(""),
    };
  }
  if (kind === 5) {
    const flame = blob([
      [100, 6],
      [82, 52],
      [66, 84],
      [76, 128],
      [100, 142],
      [124, 128],
      [134, 84],
      [114, 62],
    ]);
    return {
      body:
        stones +
        polygon([
          [66, 150],
          [134, 150],
          [122, 178],
          [78, 178],
        ]),
      lights: flame + carved,
    };
  }
  if (kind === 6) {
    const glass = polygon([
      [68, 26],
      [132, 26],
      [104, 86],
      [132, 150],
      [68, 150],
      [96, 86],
    ]);
    const rims =
      both([
        [100, 14],
        [60, 14],
        [60, 26],
        [100, 26],
      ]) +
      both([
        [100, 150],
        [60, 150],
        [60, 164],
        [100, 164],
      ]);
    return {
      body: stones + rims + glass,
      lights:
        polygon([
          [80, 46],
          [120, 46],
          [101, 80],
          [99, 80],
        ]) +
        polygon([
          [100, 108],
          [124, 146],
          [76, 146],
        ]) +
        carved,
    };
  }
  if (kind === 7) {
    const shield = both([
      [100, 22],
      [60, 34],
      [62, 92],
      [76, 128],
      [100, 152],
    ]);
    return {
      body: stones + shield,
      lights:
        both([
          [100, 40],
          [97, 40],
          [97, 128],
          [100, 132],
        ]) +
        both([
          [100, 76],
          [74, 72],
          [74, 80],
          [100, 84],
        ]) +
        carved,
    };
  }
  if (kind === 8) {
    const arrows = [-34, 0, 34].map((x, i) => {
      const tip = 18 + Math.abs(x) * 0.7 + i * 4;
      return polygon([
        [98 + x, tip + 120],
        [98 + x, tip + 26],
        [88 + x, tip + 28],
        [100 + x, tip],
        [112 + x, tip + 28],
        [102 + x, tip + 26],
        [102 + x, tip + 120],
      ]);
    });
    return { body: stones, lights: arrows.join("") + carved };
  }
  const corners = seed.whole(5, 8);
  const seal = star(100, 86, 46, 22, corners, seed.between(0, 60));
  if (kind === 2) return { body: stones + star(100, 86, 60, 50, corners * 2), lights: seal + carved };
  const hand = polygon([
    [84, 178],
    [80, 132],
    [62, 108],
    [68, 102],
    [86, 116],
    [82, 76],
    [90, 74],
    [96, 108],
    [98, 68],
    [106, 68],
    [108, 108],
    [116, 76],
    [124, 78],
    [118, 116],
    [126, 104],
    [132, 108],
    [120, 140],
    [118, 178],
  ]);
  return { body: stones + hand, lights: star(100, 40, 30, 10, corners) + carved };
};
