import { type CardId, cardOf, type Engine, moveToOwner, rest, simultaneously } from "../../../kernel";
import type { Vocabulary } from "../../../language";
import { KEYWORDS } from "../cards/card";
import { drawCards } from "../rules/sp";
import { attackIn } from "../rules/vars";
import { isOnField } from "../rules/zones";
import { amounts } from "./amounts";
import { conditions } from "./conditions";
import { costs } from "./costs";
import { PLACES, REFS, SLUG } from "./print-word";

/** Values that only the rules read. */
const FINAL = [
  "cannot-attack",
  "cannot-be-destroyed",
  "cannot-be-destroyed-by-battle",
  "stays-resting",
  "may-stay-resting",
] as const;

/** Values of players. */
const OF_SEATS = [
  "places-fighters",
  "places-legendary",
  "places-equipment",
  "places-tactics",
  "places-cards",
  "deployments",
  "warrior-deployments",
  "no-battle-damage",
  "no-effect-damage",
] as const;

/** Cards go together to their owners' zones of this name. */
export function send(g: Engine, ids: readonly CardId[], zone: string, as: string): void {
  simultaneously(g, ids, () => {
    for (const id of ids) moveToOwner(g, id, zone, { as });
  });
}

/** Fighters are given up: to the discard pile, and that is no destruction (BOS 15.34, BOS 15.35). */
export const sacrifice = (g: Engine, ids: readonly CardId[]): void => send(g, ids, "discard", "sacrificed");

const isIn = (role: "attacker" | "target"): NonNullable<Vocabulary["being"]>[string] => {
  return (g, { id, stamp }) => {
    const pin = attackIn(g.state)?.[role];
    return pin != null && pin.card === id && pin.stamp === stamp;
  };
};

/** The vocabulary without its effects: enough to select cards, evaluate conditions and pay. */
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
  being: {
    upright: (_g, card) => !card.rested,
    resting: (_g, card) => card.rested,
    attacking: isIn("attacker"),
    attacked: isIn("target"),
  },
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
    discard: (g, ids) => send(g, ids, "discard", "discarded"),
    move: (g, id, to, bottom) => {
      const as = to === "hand" && isOnField(g, cardOf(g.state, id)) ? "returned" : "put";
      moveToOwner(g, id, to, { as, bottom });
    },
  },
  phrases: ["ability.activated"],
  names: {
    refs: REFS,
    zones: [
      "fighters",
      "equipment",
      "tactics",
      "battlefield",
      "on-field",
      "deck",
      "hand",
      "discard",
      "removed",
    ],
    types: [
      "warrior",
      "elite",
      "warlord",
      "legendary",
      "token",
      "fighter",
      "equipment",
      "tactic",
      "battlefield",
    ],
    subtypes: ["one-turn", "continuous", "attached"],
    stats: [
      "atk",
      "rst",
      "kills",
      "attacks",
      ...FINAL,
      ...OF_SEATS,
      ...KEYWORDS.map((keyword) => `kw-${keyword}`),
    ],
    events: {
      deployed: ["card"],
      destroyed: ["card"],
      sacrificed: ["card"],
      discarded: ["card"],
      sent: ["card"],
      leaves: ["card"],
      attack: ["card", "other"],
      kill: ["card", "other"],
      "battle-damage": ["by"],
      "effect-damage": ["by"],
      "ready-phase": ["by"],
      "end-phase": ["by"],
      stack: ["by"],
    },
    changes: { destroy: ["battle", "effect"] },
    moments: ["turn", "game"],
    final: FINAL,
  },
  sourceWords: ["attach", "remove-counters"],
  effects: {},
};
