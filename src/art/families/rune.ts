import { ARMS } from "../signs/arms";
import { CALLS } from "../signs/calls";
import { CREATURES } from "../signs/creatures";
import { ELEMENTS } from "../signs/elements";
import { GOODS } from "../signs/goods";
import { GROWTH } from "../signs/growth";
import { WAYS } from "../signs/ways";
import type { Family } from "./family";

/** The sign of a spell: the first whose words fit. */
export const rune: Family = [
  GOODS.dice,
  ARMS.lance,
  CREATURES.dragon,
  CREATURES.wolf,
  CREATURES.grave,
  CREATURES.skull,
  ELEMENTS.lightning,
  ELEMENTS.rain,
  ELEMENTS.tide,
  ELEMENTS.whirl,
  ARMS.fist,
  CREATURES.hand,
  CREATURES.eye,
  ARMS.crossed,
  ARMS.broken,
  ARMS.blade,
  ARMS.shield,
  CALLS.horn,
  CALLS.bell,
  CALLS.tome,
  CALLS.decree,
  GROWTH.roots,
  GROWTH.spores,
  GROWTH.seed,
  ELEMENTS.frost,
  WAYS.hourglass,
  WAYS.gate,
  ARMS.lock,
  WAYS.stakes,
  ARMS.crown,
  GOODS.coins,
  CALLS.scales,
  WAYS.arrows,
  WAYS.retreat,
  WAYS.crossroads,
  GOODS.mask,
  GOODS.cup,
  ELEMENTS.sunburst,
  ELEMENTS.star,
  ELEMENTS.fire,
  ELEMENTS.fog,
  GOODS.prism,
  CREATURES.heart,
  CALLS.silence,
  CALLS.banner,
  ARMS.hammer,
  GROWTH.horseshoe,
  CALLS.hymn,
];
