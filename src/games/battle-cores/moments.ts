import { type Action, NONE, type Reader, readStat, type Seat, stands } from "../../kernel";
import { effectsIn, printedCard } from "../../language";
import type { Asked } from "../game";
import { DECISIVE, timed } from "../timing";
import { armorLeft } from "./counters";
import { hpOf } from "./damage";
import { priceOf } from "./summoning";
import { has } from "./targets";
import type { WindowName } from "./traps";
import { attackIn } from "./vars";

/**
 * When a Trap counts: before Attacks are declared and blocked, while one is carried out, or while one hits a card or the
 * player (BC 4.16, 4.17).
 */
const MOMENTS = ["before-attacks", "attack", "hit"] as const;
type Moment = (typeof MOMENTS)[number];

/** Words that decide who can attack or block. Everything else counts during an Attack. */
const BEFORE: readonly string[] = ["summon", "temper"];

function isNow({ state }: Asked, seat: Seat, window: string, moment: Moment): boolean {
  const at = window as WindowName;
  if (at === "battle-start") return moment === "before-attacks";
  const attack = attackIn(state);
  if (at !== "attack" || attack === null || attack.stage === "off") return false;
  if (moment === "before-attacks") return false;
  const strikes = attack.by === seat && (moment === "attack" || attack.blocked);
  return attack.defender === seat || strikes;
}

function momentsOf({ rules, state }: Asked, _seat: Seat, { card }: Action): readonly Moment[] {
  const abilities = printedCard(rules.cards, state.cards[card ?? -1]?.def ?? "")?.abilities ?? [];
  const effects = abilities.flatMap((ability) => (ability.kind === "play" ? effectsIn(ability.effect) : []));
  const isBefore = effects.some((effect) => effect.do === "word" && BEFORE.includes(effect.word));
  if (isBefore) return ["before-attacks"];
  // A condition names the Attack that it is for.
  return [
    abilities.some((ability) => ability.kind === "play" && ability.if !== undefined) ? "attack" : "hit",
  ];
}

/** What an Attack would cost its defender: HP, or the price of a Monster. */
export function stake(g: Reader, _seat: Seat): number {
  const attack = attackIn(g.state);
  if (attack === null) return 0;
  const { attacker, attackerStamp, target, targetStamp, defender } = attack;
  // A card that is gone may be hidden now.
  if (!stands(g.state, { card: attacker, stamp: attackerStamp })) return 0;
  if (target !== NONE && !stands(g.state, { card: target, stamp: targetStamp })) return 0;
  const power = readStat(g, attacker, "power");
  if (target === NONE) return power >= hpOf(g, defender) ? DECISIVE : power;
  const isLost = has(g, attacker, "kw-ruin") || power >= armorLeft(g, target);
  return isLost ? priceOf(g, target) : 0;
}

export const { canWait, isQuiet } = timed({ moments: MOMENTS, isNow, momentsOf });
