import { type Card, type CardId, cardOf, readStat, type View } from "../../../kernel";
import { type Effect, effectsIn } from "../../../language";
import type { KeysUnder } from "../../../text/catalogue";
import { nameOf, type Words } from "../../guide-words";
import { isClass, type SoulsCard } from "../cards/card";
import { battleOfSouls } from "../index";
import { fightersOf, playOf } from "../rules/defs";
import { spOf } from "../rules/sp";
import { type English, message } from "../table/messages";

const { rules } = battleOfSouls;
/** Lets the rules read a game from a view. */
export const reader = (state: View) => ({ rules, state });
export const spNow = (seen: View, seat = seen.viewer) => spOf(reader(seen), seat);
/** The printed card. Undefined if hidden. */
export const printed = (seen: View, id: CardId) => rules.cards[nameOf(seen, id)] as SoulsCard | undefined;
export const statOf = (seen: View, id: CardId, stat: "atk" | "rst" | "kills") =>
  readStat(reader(seen), id, stat);
export const ownFighters = (seen: View): Card[] => fightersOf(reader(seen), seen.viewer);

/** A lesson line that is always true. */
export const plain =
  (name: KeysUnder<English, "lesson.battle-of-souls", never>): Words =>
  () => ({ words: message(`lesson.battle-of-souls.${name}`) });

/** Whether deploying its class takes sacrifices. */
export function isPromoted(seen: View, id: CardId): boolean {
  const type = printed(seen, id)?.type ?? "";
  return isClass(type) && type !== "warrior";
}

/** How a fighter can put a kill token on a Warrior: for free or by resting. Null if it cannot. */
export function drillOf(seen: View, id: CardId): "free" | "rest" | null {
  const drill = printed(seen, id)?.abilities.find(
    (ability) =>
      ability.kind === "activated" &&
      effectsIn(ability.effect).some((inner) => inner.do === "word" && inner.word === "kill-token"),
  );
  if (drill?.kind !== "activated") return null;
  const [cost, ...more] = drill.cost ?? [];
  if (cost === undefined) return "free";
  return more.length === 0 && cost.pay === "word" && cost.word === "rest-this" ? "rest" : null;
}

const moreAtk = (effect: Effect): number =>
  effectsIn(effect).reduce(
    (sum, inner) =>
      inner.do === "modify" && inner.stats.includes("atk") && typeof inner.amount === "number"
        ? sum + inner.amount
        : sum,
    0,
  );

/** The ATK that activating a card gives a fighter, or 0. */
export function boostOf(seen: View, id: CardId): number {
  const effect = playOf(reader(seen), cardOf(seen, id).def)?.effect;
  return effect === undefined ? 0 : moreAtk(effect);
}
