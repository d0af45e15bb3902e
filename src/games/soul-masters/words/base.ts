import { type CardId, type Engine, hasTrait, moveToOwner, rest, simultaneously } from "../../../kernel";
import type { Vocabulary } from "../../../language";
import { attackTargetsOf } from "../rules/attack-targets";
import { defOf, has, isUnit, movable } from "../rules/defs";
import { drawCards } from "../rules/health";
import { layerFor } from "../rules/layers";
import { combatIn, varsOf } from "../rules/vars";
import { amounts } from "./amounts";
import { conditions } from "./conditions";
import { costs, mergeCosts } from "./costs";
import { NAMES } from "./names";
import { refOf, SLUG } from "./print-word";

/** Moves sacrificed cards to their owners' discard piles, which is no KO (SM 24.16.1, SM 24.16.3). */
export function sacrifice(g: Engine, ids: readonly CardId[]): void {
  simultaneously(g, ids, () => {
    for (const id of ids) moveToOwner(g, id, "discard", { as: "sacrifice" });
  });
}

/** States of a card that filters may ask for. */
export const BEING = {
  ready: (_g, card) => !card.rested,
  resting: (_g, card) => card.rested,
  evolved: (g, card) => defOf(g, card).evolved === true,
  // Legal targets of the current attack when it was declared (SM 24.11.2).
  "legal-victim": (g, card) => {
    const attacker = combatIn(g.state)?.attacker;
    return attacker !== undefined && attackTargetsOf(g, attacker.card).some(({ id }) => id === card.id);
  },
  // Makes a Phasing Attack, or still has to (SM 22.7).
  phasing: (g, card) => {
    const { phasers, combat } = varsOf(g.state);
    const all = combat?.phasing === true ? [...phasers, combat.attacker] : phasers;
    return all.some((ref) => ref.card === card.id && ref.stamp === card.stamp);
  },
  attacking: (g, card) => {
    const combat = combatIn(g.state);
    return combat !== null && combat.attacker.card === card.id && combat.attacker.stamp === card.stamp;
  },
} as const satisfies Vocabulary["being"];

/** The vocabulary without its effects: it selects cards, evaluates conditions and pays. */
export const base: Vocabulary = {
  slug: SLUG,
  field: "battleground",
  alsoInPlay: ["commander", "equipment", "battlefield", "nulled", "fighters"],
  groups: { fighters: ["battleground", "commander"] },
  hand: "hand",
  deck: "deck",
  discard: "discard",
  layer: { standing: "only", lasting: "only" },
  layerFor,
  rules: { ability: "SM 10.21", play: "SM 10.2" },
  use: { action: "use", rule: "SM 10.5", unpaid: { rule: "SM 10.5" } },
  paysForItself: true,
  ref: refOf,
  touching: () => false,
  being: BEING,
  // Skills, spells and abilities of either player cannot target a unit with Resistance. Feats can (SM 24.14.1,
  // SM 24.14.2, SM 5.13).
  mayTarget: (g, env, card) => {
    if (!isUnit(g, card) || has(g, card.id, "resistance") === 0) return true;
    const source = g.state.cards[env.source];
    return source !== undefined && hasTrait(g, source, "feat");
  },
  amounts,
  conditions,
  costs,
  mergeCosts,
  ways: {
    sacrifice,
    rest: (g, ids) => {
      for (const id of ids) rest(g, id);
    },
    remove: (g, ids) =>
      simultaneously(g, ids, () => {
        for (const id of movable(g, ids)) moveToOwner(g, id, "removed", { as: "removed" });
      }),
    "under-deck": (g, ids) =>
      simultaneously(g, ids, () => {
        for (const id of ids) moveToOwner(g, id, "deck", { as: "put-back", bottom: true });
      }),
  },
  wayZones: {
    // Only from one's battleground or energy field (SM 24.16.1).
    sacrifice: ["battleground", "energy"],
    rest: ["commander", "battleground", "equipment", "battlefield", "energy"],
    "under-deck": ["hand", "discard"],
  },
  verbs: {
    draw: (g, seats, count) => drawCards(g, seats, count),
    discard: (g, ids) => {
      simultaneously(g, ids, () => {
        for (const id of movable(g, ids)) moveToOwner(g, id, "discard", { as: "discard" });
      });
    },
    move: (g, id, to, bottom) => {
      const as = to === "hand" ? "return" : "move";
      for (const own of movable(g, [id])) moveToOwner(g, own, to, { as, bottom });
    },
  },
  phrases: ["ability.activated", "ability.scope", "ability.play", "ability.trigger", "stat"],
  reminders: false,
  names: NAMES,
  effects: {},
};
