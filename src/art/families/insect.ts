import { both, circle, type Knot, mirrored, polygon, ribbon } from "../shape";
import type { Family } from "./family";

const flip = (knots: readonly Knot[]): string =>
  ribbon(knots.map(([x, y, half]) => [200 - x, y, half] as const));

/** Seen from above the ground: beetle, mantis or moth. */
export const insect: Family = (seed) => {
  const kind = seed.whole(0, 2);
  const legs = [96, 114, 132]
    .map((y, i) => {
      const knots: Knot[] = [
        [90, y, 5],
        [58 - i * 3, y - 18 + i * 8, 3.4],
        [38 - i * 2, y + 24 + i * 8, 2.4],
        [30, 174, 1],
      ];
      return ribbon(knots) + flip(knots);
    })
    .join("");
  const horn: Knot[] = [
    [94, 62, 5],
    [84, 40, 4],
    [seed.between(64, 84), 22, 3],
    [seed.between(86, 98), 14, 1],
  ];
  const abdomen =
    kind === 1
      ? ribbon([
          [100, 84, 8],
          [100, 120, 16],
          [100, 160, 13],
          [100, 180, 2],
        ])
      : ribbon([
          [100, 82, 14],
          [100, 112, 31],
          [100, 146, 28],
          [100, 172, 8],
        ]);
  const thorax = ribbon([
    [100, 50, 8],
    [100, 66, 17],
    [100, 88, 16],
  ]);
  const claws: Knot[] = [
    [92, 72, 6],
    [62, 62, 6],
    [50, 36, 5],
    [66, 18, 2],
  ];
  const wing = polygon([
    [98, 78],
    [46, 36],
    [14, 50],
    [20, 88],
    [52, 104],
    [30, 128],
    [60, 146],
    [98, 110],
  ]);
  const wings =
    kind === 2
      ? wing +
        polygon(
          mirrored([
            [98, 78],
            [46, 36],
            [14, 50],
            [20, 88],
            [52, 104],
            [30, 128],
            [60, 146],
            [98, 110],
          ]),
        )
      : "";
  return {
    body:
      abdomen +
      thorax +
      legs +
      ribbon(horn) +
      flip(horn) +
      (kind === 1 ? ribbon(claws) + flip(claws) : "") +
      wings,
    lights:
      circle(93, 56, 3) +
      circle(107, 56, 3) +
      (kind === 2
        ? both([
            [44, 64],
            [34, 72],
            [44, 82],
            [54, 72],
          ])
        : both([
            [97, 112],
            [86, 124],
            [97, 140],
          ])),
  };
};
