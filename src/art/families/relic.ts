import { blob, both, circle, polygon, regular, star } from "../shape";
import type { Family } from "./family";

/** A thing of worth on a plinth: chalice, blade, crown or tome. */
export const relic: Family = (seed) => {
  const plinth = both([
    [100, 146],
    [100, 178],
    [56, 178],
    [60, 164],
    [70, 160],
    [74, 146],
  ]);
  const kind = seed.whole(0, 3);
  const rays = Array.from({ length: 6 }, (_, i) => regular(34 + i * 26, 34 + (i % 2) * 22, 2.6, 4)).join("");
  if (kind === 0) {
    const cup = both([
      [100, 64],
      [100, 144],
      [78, 142],
      [90, 132],
      [94, 112],
      [72, 100],
      [64, 58],
      [100, 62],
    ]);
    return {
      body: plinth + cup,
      lights:
        blob([
          [100, 22],
          [90, 44],
          [86, 60],
          [100, 66],
          [114, 60],
          [110, 44],
        ]) + rays,
    };
  }
  if (kind === 1) {
    const guard = seed.between(24, 38);
    const blade = polygon([
      [92, 146],
      [90, 44],
      [100, 12],
      [110, 44],
      [108, 146],
    ]);
    const hilt = polygon([
      [100 - guard, 96],
      [100, 88],
      [100 + guard, 96],
      [100 + guard - 4, 106],
      [100, 100],
      [104 - guard, 106],
    ]);
    return {
      body: plinth + blade + hilt,
      lights:
        regular(100, 97, 7, 4) +
        polygon([
          [99, 40],
          [100, 24],
          [101, 40],
          [101, 84],
          [99, 84],
        ]) +
        rays,
    };
  }
  if (kind === 2) {
    const points = seed.whole(3, 5);
    const gems = Array.from({ length: points }, (_, i) => circle(62 + (76 / (points - 1)) * i, 62, 4.4)).join(
      "",
    );
    const spikes = Array.from({ length: points }, (_, i) => {
      const x = 62 + (76 / (points - 1)) * i;
      return polygon([
        [x - 13, 112],
        [x, 62],
        [x + 13, 112],
      ]);
    }).join("");
    return {
      body:
        plinth +
        spikes +
        both([
          [100, 104],
          [100, 140],
          [58, 138],
          [52, 104],
        ]),
      lights: gems + regular(100, 122, 9, 4),
    };
  }
  const book = both([
    [100, 72],
    [100, 142],
    [54, 132],
    [44, 62],
    [74, 58],
  ]);
  return {
    body: plinth + book,
    lights:
      both([
        [94, 84],
        [60, 76],
        [61, 80],
        [94, 89],
      ]) +
      both([
        [94, 98],
        [63, 90],
        [64, 94],
        [94, 103],
      ]) +
      star(100, 34, 20, 7, 4),
  };
};
