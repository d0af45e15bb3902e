import { choose, destroy, draw, foes, gainCores, own } from "../cards/parts";
import { aFlash, aMain, strong } from "./cards";

/** Cards shared by many tests: spirits by BP, and magic that destroys a card or does almost nothing. */
export const wolf = strong("Wolf", 3000);
export const bear = strong("Bear", 5000);
export const ox = strong("Ox", 7000);
export const elk = strong("Elk", 2000, { cost: 2 });
export const costlyBear = strong("Bear", 6000, { cost: 5 });
export const slay = aMain("Slay", choose({}, destroy()));
export const slayFoe = aMain("Slay", choose(foes(), destroy()));
export const slayOwn = aMain("Slay", choose(own(), destroy()));
export const spark = aFlash("Spark", draw(1));
export const ping = aMain("Ping", gainCores(1), 0);
