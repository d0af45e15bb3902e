import { blob, circle, type Knot, polygon, ribbon } from "../shape";
import type { Family } from "./family";

/** A walking tree, a maw in bloom, or a thicket with eyes. */
export const plant: Family = (seed) => {
  const kind = seed.whole(0, 1);
  const roots = [-44, -20, 18, 46]
    .map((x) =>
      ribbon([
        [100 + x * 0.3, 146, 9],
        [100 + x * 0.8, 164, 6],
        [100 + x * 1.4, 178, 2],
      ]),
    )
    .join("");
  if (kind === 0) {
    const trunk = ribbon([
      [100, 172, 22],
      [98, 140, 19],
      [102, 108, 17],
      [100, 78, 20],
    ]);
    const arms: Knot[][] = [
      [
        [86, 104, 9],
        [58, 100, 7],
        [36, 118, 5],
        [24, seed.between(130, 150), 2],
      ],
      [
        [114, 100, 9],
        [144, 92, 7],
        [164, 108, 5],
        [176, seed.between(116, 146), 2],
      ],
    ];
    const crown = Array.from({ length: 6 }, (_, i) => {
      const angle = Math.PI + (Math.PI / 5) * i;
      return circle(
        100 + Math.cos(angle) * 38,
        62 + Math.sin(angle) * seed.between(20, 34),
        seed.between(18, 26),
      );
    }).join("");
    return {
      body: trunk + roots + arms.map(ribbon).join("") + crown + circle(100, 56, 30),
      lights:
        blob([
          [88, 92],
          [95, 90],
          [94, 100],
        ]) +
        blob([
          [112, 92],
          [105, 90],
          [106, 100],
        ]) +
        polygon([
          [92, 116],
          [100, 112],
          [108, 116],
          [100, 124],
        ]),
    };
  }
  const stem = ribbon([
    [104, 174, 12],
    [88, 142, 10],
    [112, 110, 9],
    [98, 80, 10],
  ]);
  const petals = seed.whole(5, 7);
  const bloom = Array.from({ length: petals }, (_, i) => {
    const angle = Math.PI * (1.05 + (0.9 / (petals - 1)) * i);
    const x = Math.cos(angle);
    const y = Math.sin(angle);
    return ribbon([
      [98 + x * 12, 72 + y * 10, 7],
      [98 + x * 38, 70 + y * 34, 11],
      [98 + x * 60, 76 + y * 58, 1.5],
    ]);
  }).join("");
  const leaves =
    ribbon([
      [94, 146, 4],
      [64, 136, 13],
      [30, 146, 1],
    ]) +
    ribbon([
      [106, 130, 4],
      [138, 118, 13],
      [172, 130, 1],
    ]);
  return {
    body: stem + roots + bloom + leaves,
    lights: circle(98, 68, 11) + circle(60, 140, 2.5) + circle(140, 122, 2.5),
  };
};
