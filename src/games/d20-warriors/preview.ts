import { type Action, cardOf, type Plain, type Reader, readStat } from "../../kernel";
import type { Preview } from "../game";
import { diceFor, STALWART_FLOOR, SURE_UNDER } from "./dice";
import { message } from "./messages";
import { battleChance, type Strength } from "./odds";
import { type Battle, varsOf } from "./vars";

/** The game with this battle declared, so that effects while attacking or defending apply. */
function withBattle({ rules, state }: Reader, battle: Battle): Reader {
  return { rules, state: { ...state, vars: { ...state.vars, battle: battle as unknown as Plain } } };
}

function strengthOf(g: Reader, battle: Battle, side: 0 | 1): Strength {
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

/** Both numbers of an attack and the chance to win it, before it is declared (D20 5.23). */
export function preview(now: Reader, action: Action): Preview | null {
  if (action.type !== "attack" || action.card === undefined || action.target === undefined) return null;
  const battle: Battle = {
    fighters: [action.card, action.target],
    stage: "declared",
    ties: 0,
    dice: [[], []],
    winner: null,
    bonus: [0, 0],
  };
  const g = withBattle(now, battle);
  const [a, b] = [strengthOf(g, battle, 0), strengthOf(g, battle, 1)];
  const chance = battleChance(a, b);
  const name = (id: number) => cardOf(g.state, id).def;
  return {
    sides: [
      { card: action.card, dice: a.dice, bonus: a.bonus },
      { card: action.target, dice: b.dice, bonus: b.bonus },
    ],
    chance,
    lines: [
      message("d20-warriors.preview.dice", {
        card: name(action.card),
        dice: a.dice,
        other: name(action.target),
        others: b.dice,
      }),
      message("d20-warriors.preview.chance", { percent: Math.round(chance * 100) }),
    ],
  };
}
