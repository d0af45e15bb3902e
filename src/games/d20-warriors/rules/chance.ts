import { type Reader, readStat } from "../../../kernel";
import { battleChance, type Strength } from "../table/odds";
import { diceFor, type Side, STALWART_FLOOR, SURE_UNDER } from "./dice";
import { type Battle, varsOf } from "./vars";

/** What a fighter of a declared battle rolls with. */
export function strengthOf(g: Reader, battle: Battle, side: Side): Strength {
  const card = battle.fighters[side];
  const has = (keyword: string) => readStat(g, card, `kw-${keyword}`) > 0;
  const isPlain = varsOf(g.state).suddenDeath;
  return {
    dice: diceFor(g, battle, side),
    bonus: readStat(g, card, "bonus", true),
    again: !isPlain && has("sure") ? SURE_UNDER : 0,
    floor: !isPlain && has("stalwart") ? STALWART_FLOOR : 1,
    winsTies: has("iron"),
  };
}

/** The chance that the attacker wins a declared battle, by numbers and keywords. */
export const chanceIn = (g: Reader, battle: Battle): number =>
  battleChance(strengthOf(g, battle, 0), strengthOf(g, battle, 1));
