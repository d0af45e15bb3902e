import { type Action, cardOf, type Message, NONE, type Reader, readStat, refTo } from "../../../kernel";
import type { Preview } from "../../game-table";
import { isReserve } from "../cards/card";
import { priceOf } from "../rules/casting";
import { damageBreakdown } from "../rules/damage";
import { defOf } from "../rules/defs";
import { crystalsOf } from "../rules/energy";
import { powerWaiting, shieldableThreats, shieldsLeft } from "../rules/shields";
import { message } from "./messages";
import { type Threat, threats } from "./threats";

/** The damage of an attack without responses. */
function attackDamage(g: Reader, attacker: number, victim: number): number {
  const refs = { source: refTo(cardOf(g.state, attacker)), victim: refTo(cardOf(g.state, victim)) };
  return damageBreakdown(g, { of: "attack", amount: 0, stat: "atk", ...refs }).dealt;
}

/** A damage with the shields that wait to resolve, and with one more shield. */
function running(g: Reader, threat: Threat, power: number): { n: number; left: number } {
  const waiting = powerWaiting(g, threat);
  return {
    n: damageBreakdown(g, threat, waiting).dealt,
    left: damageBreakdown(g, threat, waiting + power).dealt,
  };
}

/** What a shield would make of each damage it could be played against, and how many more may be played (SM 13.15). */
function pending(g: Reader, threat: Threat, power: number): Message {
  return message("soul-masters.preview.pending", {
    source: cardOf(g.state, threat.source.card).def,
    victim: cardOf(g.state, threat.victim.card).def,
    ...running(g, threat, power),
    more: shieldsLeft(g, threat),
  });
}

/** What a shield would leave of the damage to its target. Null if no damage is pending. */
export function shielded(g: Reader, { card = NONE, target }: Action): { n: number; left: number } | null {
  const held = g.state.cards[card];
  const threat = held && shieldableThreats(g, held.controller).find(({ victim }) => victim.card === target);
  return threat === undefined ? null : running(g, threat, readStat(g, card, "power"));
}

const LATER = ["main", "pre-defender", "defender", "end-of-combat", "end"] as const;

/** What follows once both players have passed (SM 15.5, SM 15.6, SM 8.14). */
function afterPass(g: Reader): Message[] {
  const top = g.state.stack.at(-1);
  if (top !== undefined) return [message("soul-masters.preview.resolves", { card: top.def ?? "" })];
  const { step } = g.state.turn;
  if (step === "post-defender") {
    const due = threats(g).filter(({ of }) => of === "attack" || of === "riposte");
    return due.map((threat) =>
      message("soul-masters.preview.deals", {
        card: cardOf(g.state, threat.source.card).def,
        target: cardOf(g.state, threat.victim.card).def,
        n: damageBreakdown(g, threat).dealt,
      }),
    );
  }
  const next = LATER.find((one) => one === step);
  return next === undefined ? [] : [message(`soul-masters.preview.after-${next}`)];
}

/** Lines for crystals that vanish when the current phase or step ends (SM 19.7). */
function vanishing(g: Reader): Message[] {
  if (g.state.stack.length > 0) return [];
  const n = g.state.seats.reduce((sum, { seat }) => sum + crystalsOf(g, seat), 0);
  return n === 0 ? [] : [message("soul-masters.preview.crystals", { n })];
}

/** The cost of a card, the damage of an attack, or the damage a shield would be played against. */
export function preview(g: Reader, { type, card: id, target }: Action): Preview | null {
  if (type === "pass" || type === "end-turn") {
    const lines = [...(type === "pass" ? afterPass(g) : []), ...vanishing(g)];
    return lines.length === 0 ? null : { lines };
  }
  const card = id === undefined ? undefined : g.state.cards[id];
  if (card === undefined || card.def === "") return null;
  const name = card.def;
  if (type === "cast") {
    const n = priceOf(g, card.controller, card);
    const key = isReserve(defOf(g, card)) ? "cost-resources" : "cost";
    return { lines: [message(`soul-masters.preview.${key}`, { n })] };
  }
  if (type === "shield") {
    const n = readStat(g, card.id, "power");
    const due = shieldableThreats(g, card.controller);
    const lines = [
      message("soul-masters.preview.shield", { n }),
      ...due.map((threat) => pending(g, threat, n)),
    ];
    const targeted = due.find(({ victim }) => victim.card === target);
    if (targeted === undefined) return { lines };
    return { lines, brief: message("soul-masters.preview.total", running(g, targeted, n)) };
  }
  if (!type.endsWith("attack") || target === undefined) return null;
  const n = attackDamage(g, card.id, target);
  const args = { card: name, target: cardOf(g.state, target).def, n };
  return {
    lines: [message("soul-masters.preview.attack", args), ...vanishing(g)],
    brief: message("soul-masters.preview.brief", { n }),
  };
}
