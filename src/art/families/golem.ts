import type { Family } from "./family";

/** Blocks that walk, or a hill that wakes. */
export const golem: Family = [
  [
    /watch|sentinel|giant|keystone|coloss|king|crusher/,
    "/=WIWcOeGWGKQG/=WdWjQiQe/=WiUuKuKmOi/=FJAL8VDXGS|.=UD3",
    ["/=CY8W4e4mCoEg", "/CY8W4e4mCoEg/mKuKyAy0q4mC", "/=8KEKGCC2424A"],
    ["*WDGG3", "/=KKEAOI/=PIN9SH", "/SGSAaAaG", "/RHT8WCZ8bH"],
    ["|.WS8", "|/WOZSTV", "|*WSBB2", "|*WSBB3"],
  ],
  [
    /sleeper|boulder|rubble|wall/,
    "/WCKECO6c8uuuyeqOiC/=8a0g0uEuGi/KIC6QE/cEm4mK|/=TTOSPVTW/WJZMWQTM/MgWcfhagVf",
  ],
];
