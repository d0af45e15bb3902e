import { announce, type Card, type Engine, lookupTable, readStat, triggerAbility } from "../../../kernel";
import { type Ability, type Effect, watchesOf } from "../../../language";
import { adds, choose, seq, word } from "../../../language/build";
import type { SoulCard } from "../cards/card";
import { has } from "./defs";

/** Keywords that trigger when their card attacks, in the order in which they are put on the stack. */
const ON_ATTACK = ["duelist", "phase", "ravage", "fragile"] as const;
type OnAttack = (typeof ON_ATTACK)[number];

const EFFECTS: Readonly<Record<OnAttack, Effect>> = {
  // Reads the top card when this resolves (SM 14.3.1, SM 14.3.2).
  duelist: seq(adds(["atk"], "this", { word: "top-power" }, "combat"), word("top-to-bottom")),
  phase: word("phase"),
  // Resting the helper is part of the effect (SM 2.14).
  ravage: choose(
    { of: "you", type: "unit", not: "this", being: "ready" },
    seq(word("rest", { card: "helper" }), adds(["atk"], "this", { stat: "atk", of: "helper" }, "combat")),
    { upTo: true, as: "helper" },
  ),
  // KOs the unit at the end of this combat (SM 2.15).
  fragile: word("delay", { ability: 1 }),
};

const label = (effect: Effect): Ability => ({ kind: "keyword", keyword: "triggered", effect });

/** What a Fragile unit does at the end of combat. */
const breaking: Ability = {
  kind: "trigger",
  when: { on: "end-of-combat" },
  effect: {
    do: "if",
    condition: { is: "exists", filter: { ref: "this" } },
    then: seq(word("ko", { card: "this" }), {
      do: "if",
      condition: { is: "none", filter: { ref: "this" } },
      then: word("generate", { n: 1 }),
    }),
  },
};

const nameOf = (keyword: OnAttack) => `${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`;

/** Definitions that hold the abilities of keywords. They are not cards, but name what has triggered. */
export const KEYWORD_CARDS: Readonly<Record<string, SoulCard>> = lookupTable(
  Object.fromEntries(
    ON_ATTACK.map((keyword) => {
      const abilities = [label(EFFECTS[keyword]), ...(keyword === "fragile" ? [breaking] : [])];
      const card: SoulCard = {
        number: 0,
        name: nameOf(keyword),
        type: "token",
        stats: lookupTable({}),
        faction: "universal",
        rarity: "common",
        has: [],
        abilities,
        watches: watchesOf(abilities),
      };
      return [card.name, card];
    }),
  ),
);

/** Triggers Duelist of a card. Other abilities may watch for it. */
function triggerDuelist(g: Engine, { id, def, controller }: Card): void {
  announce(g, "duelist", controller, { card: id, def });
  triggerAbility(g, id, 0, { type: "on-attack", def: nameOf("duelist"), seat: controller });
}

/** Triggers Duelist of an attacked unit whose Duelist works then too, so that its Riposte has the Atk. */
export function triggerWhenAttacked(g: Engine, card: Card): void {
  if (has(g, card.id, "duelist") > 0 && readStat(g, card.id, "duelist-when-attacked") > 0)
    triggerDuelist(g, card);
}

/** Triggers the keywords of an attacker. Master Phaser includes Phase (SM 22.1). */
export function triggerKeywords(g: Engine, card: Card): void {
  for (const keyword of ON_ATTACK) {
    const n = has(g, card.id, keyword) + (keyword === "phase" ? has(g, card.id, "master-phaser") : 0);
    if (n > 0 && keyword === "duelist") triggerDuelist(g, card);
    else if (n > 0)
      triggerAbility(g, card.id, 0, { type: "on-attack", def: nameOf(keyword), seat: card.controller });
  }
}
