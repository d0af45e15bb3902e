import { type Action, cardOf, type Reader, readStat } from "../../kernel";
import type { Preview } from "../game";
import { diceFor } from "./battle";
import { winChance } from "./odds";
import type { Battle } from "./record";

/** Both numbers of an attack and the chance to win it, before it is declared (D20 5.23). */
export function preview(g: Reader, action: Action): Preview | null {
  if (action.type !== "attack" || action.card === undefined || action.target === undefined) return null;
  const battle: Battle = {
    fighters: [action.card, action.target],
    stage: "declared",
    ties: 0,
    dice: [[], []],
    winner: null,
    bonus: [0, 0],
  };
  const sides = ([0, 1] as const).map((side) => ({
    card: battle.fighters[side],
    dice: diceFor(g, battle, side),
    bonus: readStat(g, battle.fighters[side], "bonus", true),
  }));
  const [a, b] = sides;
  if (a === undefined || b === undefined) return null;
  const iron = battle.fighters.map((id) => readStat(g, id, "kw-iron") > 0);
  const ties = iron[0] === iron[1] ? 0.5 : iron[0] ? 1 : 0;
  const chance = winChance(a.dice, b.dice, a.bonus, b.bonus, ties);
  const name = (id: number) => cardOf(g.state, id).def;
  return {
    sides,
    chance,
    lines: [
      {
        key: "d20-warriors.preview.dice",
        args: { card: name(a.card), dice: a.dice, other: name(b.card), others: b.dice },
      },
      { key: "d20-warriors.preview.chance", args: { percent: Math.round(chance * 100) } },
    ],
  };
}
