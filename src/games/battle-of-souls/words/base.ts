import { type CardId, cardOf, type Engine, moveToOwner, rest, simultaneously } from "../../../kernel";
import type { Vocabulary } from "../../../language";
import { drawCards } from "../rules/sp";
import { attackIn } from "../rules/vars";
import { isOnField } from "../rules/zones";
import { amounts } from "./amounts";
import { conditions } from "./conditions";
import { costs } from "./costs";
import { NAMES } from "./names";
import { PLACES, SLUG } from "./print-word";

/** Moves cards together to their owners' zones of this name (BOS 15.11), which does not destroy them (BOS 15.13). */
export function send(g: Engine, ids: readonly CardId[], zone: string, as: string): void {
  simultaneously(g, ids, () => {
    for (const id of ids) moveToOwner(g, id, zone, { as });
  });
}

/** Sacrifices fighters to the discard pile, which is not destruction (BOS 15.34, BOS 15.35). */
export const sacrifice = (g: Engine, ids: readonly CardId[]): void => send(g, ids, "discard", "sacrificed");

const isIn = (role: "attacker" | "target"): NonNullable<Vocabulary["being"]>[string] => {
  return (g, { id, stamp }) => {
    const ref = attackIn(g.state)?.[role];
    return ref != null && ref.card === id && ref.stamp === stamp;
  };
};

/** States of a card that filters may ask for. */
export const BEING = {
  upright: (_g, card) => !card.rested,
  resting: (_g, card) => card.rested,
  attacking: isIn("attacker"),
  attacked: isIn("target"),
} as const satisfies Vocabulary["being"];

/** The vocabulary without effects: enough to select cards, evaluate conditions and pay. */
export const base: Vocabulary = {
  slug: SLUG,
  ...PLACES,
  groups: { "on-field": ["fighters", "equipment", "tactics", "battlefield"] },
  hand: "hand",
  deck: "deck",
  discard: "discard",
  layer: { standing: "only", lasting: "only" },
  rules: { ability: "BOS 12.5", play: "BOS 15.20" },
  use: { action: "use", rule: "BOS 3.11", unpaid: { rule: "BOS 3.12" } },
  touching: () => false,
  being: BEING,
  amounts,
  conditions,
  costs,
  ways: {
    sacrifice,
    remove: (g, ids) => send(g, ids, "removed", "removed"),
    rest: (g, ids) => {
      for (const id of ids) rest(g, id);
    },
  },
  verbs: {
    draw: (g, seats, count) => drawCards(g, seats, count),
    // From hand, by an effect. `turn.ts` discards at the end of the turn (BOS 15.14).
    discard: (g, ids) => send(g, ids, "discard", "discarded"),
    move: (g, id, to, bottom) => {
      const as = to === "hand" && isOnField(g, cardOf(g.state, id)) ? "returned" : "put";
      moveToOwner(g, id, to, { as, bottom });
    },
  },
  phrases: ["ability.activated"],
  names: NAMES,
  sourceWords: ["attach", "remove-counters"],
  effects: {},
};
