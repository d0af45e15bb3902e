import { both, circle, polygon, regular, ribbon } from "../shape";
import type { Family } from "./family";

/** Armoured, standing; sword, spear or axe, with or without shield and cape. */
export const knight: Family = (seed) => {
  const broad = seed.between(0, 10);
  const legs = both([
    [98, 118],
    [98, 178],
    [74, 178],
    [80, 150],
    [76 - broad / 2, 116],
  ]);
  const trunk = both([
    [100, 66],
    [100, 126],
    [74, 126],
    [78, 100],
    [64 - broad, 86],
    [70 - broad, 68],
    [86, 62],
  ]);
  const pauldrons = both([
    [78, 64],
    [62 - broad, 60],
    [52 - broad, 78],
    [66 - broad, 90],
    [80, 82],
  ]);
  const helm = polygon([
    [86, 34],
    [100, 24],
    [114, 34],
    [116, 54],
    [108, 66],
    [92, 66],
    [84, 54],
  ]);
  const crest = seed.whole(0, 2);
  const top =
    crest === 0
      ? ribbon([
          [98, 30, 4],
          [104, 16, 6],
          [118, 12, 5],
          [132, 20, 2],
        ])
      : crest === 1
        ? both([
            [90, 36],
            [78, 14],
            [84, 40],
          ])
        : polygon([
            [94, 30],
            [100, 8],
            [106, 30],
          ]);
  const cape = seed.chance(0.6)
    ? polygon([
        [110, 66],
        [136 + broad, 90],
        [148, 176],
        [124, 166],
        [112, 176],
      ])
    : "";
  const arm =
    ribbon([
      [62 - broad, 80, 9],
      [50, 104, 8],
      [42, 116, 6],
    ]) +
    ribbon([
      [138 + broad, 80, 9],
      [150, 102, 8],
      [154, 116, 6],
    ]);
  const weapon = seed.whole(0, 2);
  const held =
    weapon === 0
      ? polygon([
          [38, 122],
          [44, 30],
          [47, 20],
          [51, 30],
          [47, 122],
        ]) +
        polygon([
          [30, 106],
          [58, 108],
          [58, 113],
          [30, 111],
        ])
      : weapon === 1
        ? polygon([
            [40, 178],
            [44, 24],
            [48, 24],
            [46, 178],
          ]) +
          polygon([
            [46, 2],
            [54, 26],
            [46, 34],
            [38, 26],
          ])
        : polygon([
            [40, 170],
            [44, 34],
            [49, 34],
            [46, 170],
          ]) +
          polygon([
            [46, 34],
            [66, 26],
            [72, 48],
            [66, 68],
            [47, 60],
          ]);
  const shield = seed.chance(0.55)
    ? polygon([
        [138, 92],
        [172, 92],
        [172, 122],
        [155, 148],
        [138, 122],
      ])
    : seed.chance(0.5)
      ? regular(156, 114, 22, 8, 22)
      : "";
  return {
    body: legs + trunk + pauldrons + helm + top + cape + arm + held + shield,
    lights:
      polygon([
        [90, 47],
        [98, 50],
        [98, 53],
        [90, 51],
      ]) +
      polygon([
        [110, 47],
        [102, 50],
        [102, 53],
        [110, 51],
      ]) +
      (shield ? circle(155, 112, 4) : ""),
  };
};
