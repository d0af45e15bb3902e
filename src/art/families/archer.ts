import { both, circle, polygon, ribbon } from "../shape";
import type { Family } from "./family";

/** Hooded, bow drawn or blades out. */
export const archer: Family = (seed) => {
  const crouch = seed.between(0, 12);
  const legs =
    ribbon([
      [104, 112 + crouch, 12],
      [84, 140 + crouch, 9],
      [72, 176, 6],
    ]) +
    ribbon([
      [108, 112 + crouch, 12],
      [128, 144, 9],
      [136, 176, 6],
    ]);
  const trunk = ribbon([
    [102, 60 + crouch, 12],
    [104, 84 + crouch, 17],
    [106, 116 + crouch, 13],
  ]);
  const cloak = polygon([
    [98, 54 + crouch],
    [122, 62 + crouch],
    [152, 150],
    [132, 142],
    [122, 158],
    [108, 120],
  ]);
  const hood = polygon([
    [82, 54 + crouch],
    [84, 30 + crouch],
    [100, 16 + crouch],
    [118, 30 + crouch],
    [122, 58 + crouch],
    [104, 68 + crouch],
  ]);
  const armed = seed.chance(0.6);
  const arms =
    ribbon([
      [96, 74 + crouch, 8],
      [70, 76 + crouch, 6],
      [46, 72 + crouch, 5],
    ]) +
    ribbon([
      [110, 74 + crouch, 8],
      [130, 88 + crouch, 6],
      [112, 78 + crouch, 4],
    ]);
  const bow = ribbon([
    [58, 14 + crouch, 1],
    [40, 36 + crouch, 3.4],
    [34, 72 + crouch, 4],
    [42, 110 + crouch, 3.4],
    [60, 132 + crouch, 1],
  ]);
  const string = polygon([
    [58, 14 + crouch],
    [104, 74 + crouch],
    [60, 132 + crouch],
    [100, 74 + crouch],
  ]);
  const arrow =
    polygon([
      [112, 72 + crouch],
      [30, 70 + crouch],
      [30, 75 + crouch],
      [112, 76 + crouch],
    ]) +
    polygon([
      [36, 62 + crouch],
      [12, 72 + crouch],
      [36, 82 + crouch],
    ]);
  const blades =
    both([
      [58, 88],
      [24, 128],
      [18, 150],
      [36, 136],
      [64, 98],
    ]) +
    ribbon([
      [130, 84, 7],
      [144, 92, 6],
      [150, 100, 4],
    ]);
  return {
    body: legs + trunk + cloak + hood + arms + (armed ? bow + string + arrow : blades),
    lights:
      circle(94, 46 + crouch, 2.4) +
      circle(104, 47 + crouch, 2.4) +
      (armed ? circle(18, 72 + crouch, 4) : ""),
  };
};
