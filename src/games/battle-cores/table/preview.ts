import { type Action, cardOf, type Message, NONE, type Reader, readStat, seatOf } from "../../../kernel";
import { wouldDoNothing } from "../../../language";
import type { Preview } from "../../game-table";
import { isAbility } from "../rules/abilities";
import { armorLeft } from "../rules/counters";
import { hpOf, pointsOf } from "../rules/damage";
import { defOf, printedName } from "../rules/defs";
import { priceOf } from "../rules/summoning";
import { survivalLeft } from "../rules/survival";
import { has } from "../rules/targets";
import { vocabulary } from "../words/index";
import { message } from "./messages";

const PLAYS = ["summon", "activate", "trap"];

/** The result of an Attack without responses, or the Points a card costs to play (BC 3.11). */
export function preview(g: Reader, action: Action): Preview | null {
  if (action.card === undefined) return null;
  if (action.type !== "attack") {
    const lines = PLAYS.includes(action.type) ? [payment(g, action.card)] : [];
    if (isText(action) && wouldDoNothing(g, vocabulary, action)) lines.push(message("table.preview.nothing"));
    return lines.length === 0 ? null : { lines };
  }
  const power = readStat(g, action.card, "power");
  const card = printedName(g.rules.cards, cardOf(g.state, action.card).def);
  if (action.target === undefined) {
    const seat = Number(action.data?.seat ?? NONE);
    if (g.state.seats[seat] === undefined) return null;
    const left = Math.max(0, hpOf(g, seat) - power);
    const args = { player: seatOf(g.state, seat).name, n: power, left };
    return {
      lines: [message("battle-cores.preview.direct", { card, ...args })],
      brief: message("battle-cores.preview.left-hp", { left }),
    };
  }
  return onMonster(g, action.card, action.target, power);
}

/** Whether the action carries out a card's text rather than putting the card into play. */
const isText = ({ type }: Action) => type === "activate" || type === "trap" || isAbility(type);

function payment(g: Reader, card: number): Message {
  const n = priceOf(g, card);
  const left = pointsOf(g, cardOf(g.state, card).controller) - n;
  return message("battle-cores.preview.paid", { n, left });
}

function onMonster(g: Reader, attacker: number, target: number, power: number): Preview {
  const left = armorLeft(g, target);
  const name = printedName(g.rules.cards, cardOf(g.state, target).def);
  const owner = seatOf(g.state, cardOf(g.state, target).controller).name;
  const falls = has(g, attacker, "kw-ruin") || power >= left;
  const lines: Message[] = [];
  if (!falls)
    lines.push(message("battle-cores.preview.hurt", { card: name, from: left, left: left - power }));
  else if (survivalLeft(g, target) > 0) lines.push(message("battle-cores.preview.survives", { card: name }));
  else if (defOf(g, cardOf(g.state, target)).token)
    lines.push(message("battle-cores.preview.token-gone", { card: name }));
  else lines.push(message("battle-cores.preview.discarded", { card: name }));
  const surplus = has(g, attacker, "kw-true-strike") ? power - left : 0;
  if (surplus > 0) lines.push(message("battle-cores.preview.surplus", { player: owner, n: surplus }));
  const stays = falls ? 1 : left - power;
  const isGone = falls && survivalLeft(g, target) === 0;
  const brief = isGone
    ? message("battle-cores.preview.falls")
    : message("battle-cores.preview.left", { left: stays });
  return { lines, brief };
}
