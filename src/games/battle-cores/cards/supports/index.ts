import { BOOSTS } from "./boosts";
import { FIELDS } from "./fields";
import { GEAR } from "./gear";
import { ITEMS } from "./items";
import { TRAPS } from "./traps";

/** Every Support card, in the order of its number. */
export const SUPPORTS = [...BOOSTS, ...TRAPS, ...ITEMS, ...FIELDS, ...GEAR];
