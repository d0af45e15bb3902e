import {
  type Action,
  type Card,
  type CardId,
  cardIn,
  cardOf,
  readStat,
  seatOf,
  type View,
  zoneOf,
} from "../../../kernel";
import { type Effect, effectsIn } from "../../../language";
import type { KeysUnder } from "../../../text/catalogue";
import type { Told } from "../../guide";
import { isClass, type SoulsCard } from "../cards/card";
import { battleOfSouls } from "../index";
import { fightersOf, playOf } from "../rules/defs";
import { spOf } from "../rules/sp";
import { type English, message } from "../table/messages";

/** What a step says, or null where it has nothing to say. */
export type Words = (seen: View) => Told | null;

const { rules } = battleOfSouls;
/** The game as the rules read it from a view. */
export const reader = (state: View) => ({ rules, state });
/** The other player's seat. */
export const tutorOf = ({ viewer }: View) => 1 - viewer;
/** The other player's name. */
export const tutorName = (seen: View) => seatOf(seen, tutorOf(seen)).name;
export const spNow = (seen: View, seat = seen.viewer) => spOf(reader(seen), seat);
/** Name of a card. */
export const nameOf = (seen: View, id: CardId) => cardIn(seen, id).def;
/** The printed card; undefined for a hidden one. */
export const printed = (seen: View, id: CardId) => rules.cards[nameOf(seen, id)] as SoulsCard | undefined;
/** A value of a fighter now. */
export const statOf = (seen: View, id: CardId, stat: "atk" | "rst" | "kills") =>
  readStat(reader(seen), id, stat);
/** The cards in the learner's hand. */
export const handOf = (seen: View) => zoneOf(seen, "hand", seen.viewer).cards;
/** The learner's fighters. */
export const ownFighters = (seen: View): Card[] => fightersOf(reader(seen), seen.viewer);
/** Nothing has been activated that waits for answers. */
export const isQuiet = ({ stack }: View) => stack.length === 0;

/** The cards with which an action of this type is open, each once. */
export const cardsFor = ({ actions }: View, type: Action["type"]): CardId[] => [
  ...new Set(actions.flatMap((action) => (action.type === type ? (action.card ?? []) : []))),
];

/** The one of which the number is highest; of several the first. */
export const most = (ids: readonly CardId[], worth: (id: CardId) => number): CardId | undefined =>
  [...ids].sort((a, b) => worth(b) - worth(a))[0];

/** Words that are true wherever they are said. */
export const plain =
  (name: KeysUnder<English, "lesson.battle-of-souls", never>): Words =>
  () => ({ words: message(`lesson.battle-of-souls.${name}`) });

/** Whether its class takes sacrifices. */
export function isPromoted(seen: View, id: CardId): boolean {
  const type = printed(seen, id)?.type ?? "";
  return isClass(type) && type !== "warrior";
}

/** What a fighter can be used for: to put a kill token on a Warrior, for nothing or for its position. */
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

/** The ATK that a card gives a fighter as it is activated, or 0. */
export function boostOf(seen: View, id: CardId): number {
  const effect = playOf(reader(seen), cardOf(seen, id).def)?.effect;
  return effect === undefined ? 0 : moreAtk(effect);
}
