import { both, disc, flat, limb, smooth, star } from "../shape";
import type { Family } from "./family";

const STONES = [both(flat("M6,88 13,44 19,34 25,88 Z"))];

const CARVED = [both(star(17, 50, 2, 2, 2)), both(star(17, 61, 2, 2, 2)), both(star(17, 72, 2, 2, 2))];

/** A spell caught between standing stones. */
export const rune: Family = [
  {
    words: /thunder|lightning|flash of|bolt/,
    body: STONES,
    lights: [flat("M56,6 38,44 50,44 38,88 69,34 53,38 66,6 Z"), ...CARVED],
  },
  {
    words: /swept|whirl|tide|wind/,
    body: STONES,
    lights: [
      limb("M56,44 56,47 56,56 50,59 38,63 25,53 19,38", 1, 3, 4, 5, 4, 3, 1),
      limb("M50,44 44,47 38,44 38,31 41,25 56,19 69,19", 1, 3, 4, 5, 4, 3, 1),
      limb("M50,41 50,34 56,31 66,38 72,44 69,59 63,72", 1, 3, 4, 5, 4, 3, 1),
      disc(50, 44, 4),
      ...CARVED,
    ],
  },
  {
    words: /ward|level|seal/,
    body: [...STONES, star(50, 44, 12, 30, 25)],
    lights: [star(50, 44, 6, 23, 11), ...CARVED],
  },
  {
    words: /call|bargain|claim|choice|drag|purse|hand/,
    body: [
      ...STONES,
      flat(
        "M44,88 41,66 31,56 34,50 44,56 41,38 44,38 50,56 50,34 53,34 56,56 56,38 63,38 59,56 63,50 66,56 59,69 59,88 Z",
      ),
    ],
    lights: [star(50, 20, 6, 15, 5), ...CARVED],
  },
  {
    words: /eye|view|sight/,
    body: [...STONES, smooth("M25,44 50,25 75,44 50,63 Z")],
    lights: [
      disc(50, 44, 10),
      star(34, 19, 2, 2.5, 2.5),
      star(50, 16, 2, 2.5, 2.5),
      star(66, 19, 2, 2.5, 2.5),
      ...CARVED,
    ],
  },
  {
    words: /fire|torch|stoke|pyre|resolve/,
    body: [...STONES, flat("M31,75 69,75 63,88 38,88 Z")],
    lights: [smooth("M50,3 41,25 31,44 38,63 50,69 63,63 69,44 56,31 Z"), ...CARVED],
  },
  {
    words: /noon|dusk|time|instant|once|recall/,
    body: [
      ...STONES,
      both(flat("M50,6 30,6 30,13 50,13 Z")),
      both(flat("M50,75 30,75 30,81 50,81 Z")),
      flat("M34,13 66,13 50,44 66,75 34,75 50,44 Z"),
    ],
    lights: [flat("M41,25 59,25 50,41 50,41 Z"), flat("M50,56 63,75 38,75 Z"), ...CARVED],
  },
  {
    words: /wall|mend|shed|stand|guard/,
    body: [...STONES, both(flat("M50,13 31,19 31,44 38,63 50,75 Z"))],
    lights: [both(flat("M50,20 48,20 48,64 50,66 Z")), both(flat("M50,38 38,36 38,41 50,42 Z")), ...CARVED],
  },
  {
    words: /rise|rally|march|orders|arrow|rain/,
    body: STONES,
    lights: [
      flat("M31,81 31,34 27,34 33,20 39,34 34,34 34,81 Z"),
      flat("M48,70 48,23 44,25 50,11 56,25 52,23 52,70 Z"),
      flat("M66,84 66,38 61,39 67,25 73,39 69,38 69,84 Z"),
      ...CARVED,
    ],
  },
];
