import { BOOSTS } from "./boosts";
import { FIELDS } from "./fields";
import { GEAR } from "./gear";
import { ITEMS } from "./items";
import { TRAPS } from "./traps";

/** Every Support card, in number order. */
export const SUPPORTS = [...BOOSTS, ...TRAPS, ...ITEMS, ...FIELDS, ...GEAR];
