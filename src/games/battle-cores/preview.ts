import { type Action, cardOf, type Message, NONE, type Reader, readStat, seatOf } from "../../kernel";
import type { Preview } from "../game";
import { armorLeft } from "./counters";
import { hpOf, pointsOf } from "./damage";
import { defOf, printedName } from "./defs";
import { priceOf } from "./summoning";
import { survivalLeft } from "./survival";
import { has } from "./targets";

const line = (key: string, args: Message["args"] = {}): Message => ({
  key: `battle-cores.preview.${key}`,
  args,
});

const PLAYS = ["summon", "activate", "trap"];

/** The result of an Attack nobody responds to; for a card to be played, its cost in Points. */
export function preview(g: Reader, action: Action): Preview | null {
  if (action.card === undefined) return null;
  if (PLAYS.includes(action.type)) return payment(g, action.card);
  if (action.type !== "attack") return null;
  const power = readStat(g, action.card, "power");
  const card = printedName(g.rules.cards, cardOf(g.state, action.card).def);
  if (action.target === undefined) {
    const seat = Number(action.data?.seat ?? NONE);
    if (g.state.seats[seat] === undefined) return null;
    const args = { player: seatOf(g.state, seat).name, n: power, left: Math.max(0, hpOf(g, seat) - power) };
    return { lines: [line("direct", { card, ...args })] };
  }
  return { lines: onMonster(g, action.card, action.target, power) };
}

function payment(g: Reader, card: number): Preview {
  const n = priceOf(g, card);
  return { lines: [line("paid", { n, left: pointsOf(g, cardOf(g.state, card).controller) - n })] };
}

function onMonster(g: Reader, attacker: number, target: number, power: number): Message[] {
  const left = armorLeft(g, target);
  const name = printedName(g.rules.cards, cardOf(g.state, target).def);
  const owner = seatOf(g.state, cardOf(g.state, target).controller).name;
  const falls = has(g, attacker, "kw-ruin") || power >= left;
  const lines: Message[] = [];
  if (!falls) lines.push(line("hurt", { card: name, from: left, left: left - power }));
  else if (survivalLeft(g, target) > 0) lines.push(line("survives", { card: name }));
  else lines.push(line(defOf(g, cardOf(g.state, target)).token ? "token-gone" : "discarded", { card: name }));
  const surplus = has(g, attacker, "kw-true-strike") ? power - left : 0;
  if (surplus > 0) lines.push(line("surplus", { player: owner, n: surplus }));
  return lines;
}
