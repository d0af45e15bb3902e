import type { Family } from "./family";

const STONES = "/=4u8SCMGu";
const CARVED = "*=BW442*=Bd442*=Bk442";

/** A spell caught between standing stones. */
export const rune: Family = [
  [/thunder|lightning|flash of|bolt/, `${STONES}|/a4OSWSOuiMYOg4${CARVED}`],
  [
    /swept|whirl|tide|wind/,
    `${STONES}|~aS1aU3aa4Wc5Oe4GY3CO1~WS1SU3OS4OK5QG4aC3iC1~WQ1WM3aK4gO5kS4ic3ek1.WS8${CARVED}`,
  ],
  [/ward|level|seal/, `${STONES}*WSyoC|*WSkM6${CARVED}`],
  [
    /call|bargain|claim|choice|drag|purse|hand/,
    `${STONES}/SuQgKaMWSaQOSOWaWMYMaaaOeOcaeWgacicu|*WDUA6${CARVED}`,
  ],
  [/eye|view|sight/, `${STONES}(GSWGmSWe|.WSK*MC552*WA552*gC552${CARVED}`],
  [/fire|torch|stoke|pyre|resolve/, `${STONES}/KmimeuOu|(W2QGKSOeWieeiSaK${CARVED}`],
  [
    /noon|dusk|time|instant|once|recall/,
    `${STONES}/=W4J4J8W8/=WmJmJqWq/M8g8WSgmMmWS|/QGcGWQWQ/WaemOm${CARVED}`,
  ],
  [/wall|mend|shed|stand|guard/, `${STONES}/=W8KCKSOeWm|/=WDVDVfWg/=WOONOQWR${CARVED}`],
  [/rise|rally|march|orders|arrow|rain/, `${STONES}|/KqKMHMLDPMMMMq/VjVFSGW7aGXFXj/gsgOdPhGlPiOis${CARVED}`],
];
