import {
  addSeatCounter,
  announce,
  type CardId,
  cardOf,
  type Engine,
  eliminateAll,
  mayBeLowered,
  printedStat,
  type Reader,
  type Seat,
  type SeatState,
  seatOf,
} from "../../../kernel";
import { addToNumber, armorLeft } from "./counters";
import { discard } from "./discard";
import { survivalLeft, useSurvival } from "./survival";
import { isMonsterInPlay } from "./zones";

/** HP at the start; a player can have more later (BC 1.8). */
export const START_HP = 30;

export const hpOf = (g: Reader, seat: Seat) => seatOf(g.state, seat).counters.hp ?? 0;
export const pointsOf = (g: Reader, seat: Seat) => seatOf(g.state, seat).counters.points ?? 0;

/**
 * Lowers a Monster's current Armor once (BC 4.9); reductions add up (BC 4.21). Survival keeps it at 1, one level per
 * reduction of any size, by Ruin too (BC 11.13.5, 11.19.2).
 * @param by defaults to all of it (Ruin).
 */
export function reduceArmor(g: Engine, id: CardId, by = armorLeft(g, id)): void {
  const card = cardOf(g.state, id);
  if (!isMonsterInPlay(g, card) || by <= 0) return;
  const left = armorLeft(g, id);
  const saved = left - by < 1 && survivalLeft(g, id) > 0;
  const taken = saved ? left - 1 : by;
  addToNumber(g, id, "damage", taken);
  announce(g, "armor", card.controller, {
    card: id,
    def: card.def,
    amount: by,
    data: { left: left - taken },
  });
  if (saved) useSurvival(g, id);
}

/** Lowers a player's HP, never below 0 (BC 10.1). A player with none left is out once the running step is over. */
export function loseHp(g: Engine, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  addSeatCounter(g, seat, "hp", -Math.min(amount, hpOf(g, seat)));
}

export function gainHp(g: Engine, seat: Seat, amount: number): void {
  if (amount > 0) addSeatCounter(g, seat, "hp", amount);
}

const isBeaten = ({ status, counters }: SeatState) => status === "in" && (counters.hp ?? 0) === 0;

/** Eliminates players without HP, all at the same moment (BC 10.1, 10.9). */
export function eliminateWithoutHp(g: Engine): boolean {
  if (!g.state.seats.some(isBeaten)) return false;
  const out = g.state.seats.filter(isBeaten);
  eliminateAll(
    g,
    out.map(({ seat }) => seat),
    "battle-cores.no-hp",
    out.length > 1 ? "BC 10.9" : "BC 10.1",
  );
  return true;
}

/** Whether the Monster has Armor left by its printed value alone. */
function hasPrintedArmorLeft(g: Reader, id: CardId): boolean {
  const card = cardOf(g.state, id);
  return printedStat(g, card, "armor") > (card.counters.damage ?? 0);
}

/** Discards Monsters below 1 Armor, all at the same moment (BC 4.10), unless Survival saves them (BC 11.13). */
export function discardBroken(g: Engine, monsters: readonly CardId[]): boolean {
  const broken: CardId[] = [];
  let saved = false;
  const shrinks = mayBeLowered(g, "armor");
  for (const id of monsters) {
    if (!shrinks && hasPrintedArmorLeft(g, id)) continue;
    if (armorLeft(g, id) >= 1) continue;
    if (survivalLeft(g, id) === 0) broken.push(id);
    else {
      saved = true;
      addToNumber(g, id, "damage", armorLeft(g, id) - 1);
      useSurvival(g, id);
    }
  }
  if (broken.length > 0) discard(g, broken);
  return saved || broken.length > 0;
}
