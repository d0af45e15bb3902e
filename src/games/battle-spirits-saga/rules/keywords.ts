import { type CardId, cardOf, type Engine, lookupTable, readStat, triggerAbility } from "../../../kernel";
import { type Ability, type Effect, watchesOf } from "../../../language";
import { seq, word } from "../../../language/build";
import type { SagaCard } from "../cards/card";

/** Keywords that are triggered effects, at the times the rules give (BSS 11). */
export type Triggered = "gale" | "crush" | "raid" | "curse" | "luster" | "blessed";

const ofKeyword = (effect: Effect): Ability => ({ kind: "keyword", keyword: "triggered", effect });

/** A nexus is exhausted to refresh the attacker, as often in a turn as the number says (BSS 11-12-1, 11-12-1b). */
const raid: Effect = {
  do: "may",
  effect: {
    do: "if",
    condition: { is: "word", word: "raid-left" },
    then: {
      do: "pay",
      cost: [
        { pay: "cards", from: { zone: "nexuses", of: "you", being: "refreshed" }, count: 1, how: "exhaust" },
      ],
      then: seq(word("note-raid"), word("refresh", { card: "this" })),
    },
  },
};

/** The effect of each keyword. Older saved matches may refer to one of five effects of Gale. */
const EFFECTS: Readonly<Record<Triggered, readonly Effect[]>> = {
  gale: Array<Effect>(5).fill(word("gale")),
  crush: [word("mill", { who: "opponent", amount: { word: "crush" } })],
  raid: [raid],
  curse: [word("curse")],
  luster: [word("return-magic")],
  // BSS 11-7-1
  blessed: [word("gain-life", { amount: 1 })],
};

const defName = (keyword: Triggered) => `${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`;

/** Definitions that hold keyword effects. They are not cards, but name what has triggered. */
export const KEYWORD_CARDS: Readonly<Record<string, SagaCard>> = lookupTable(
  Object.fromEntries(
    Object.entries(EFFECTS).map(([keyword, effects]) => {
      const name = defName(keyword as Triggered);
      const abilities = effects.map(ofKeyword);
      const card: SagaCard = {
        number: 0,
        name,
        type: "magic",
        stats: lookupTable({}),
        colours: [],
        reduction: [],
        symbols: [],
        levels: [],
        has: [],
        printed: [],
        abilities,
        watches: watchesOf(abilities),
      };
      return [name, card];
    }),
  ),
);

/**
 * Triggers a keyword of a spirit if it has it: of several, only the one with the highest number (BSS 11-10-3), and
 * without a number only one (BSS 11-3-2, 11-7-2).
 */
export function triggerKeyword(g: Engine, id: CardId, keyword: Triggered): void {
  if (readStat(g, id, `kw-${keyword}`) === 0) return;
  const { controller } = cardOf(g.state, id);
  triggerAbility(g, id, 0, { type: keyword, def: defName(keyword), seat: controller });
}
