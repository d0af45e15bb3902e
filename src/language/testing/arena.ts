import {
  addCardCounter,
  cardOf,
  moveToOwner,
  type Reader,
  type Rules,
  simultaneously,
  type ZoneSpec,
} from "../../kernel";
import { note, type Orders, orderRules } from "../../kernel/testing/duel";
import {
  type Ability,
  abilityRuntime,
  effectProcedure,
  type PrintedCard,
  type Vocabulary,
  watchesOf,
} from "..";

/**
 * A made-up game in the card language: units with cores on them, from which their level follows. The asked player gives
 * orders, so that a test says in a line what happens.
 */
export const ZONES: readonly ZoneSpec[] = [
  { key: "field", sees: "all", shape: "row" },
  { key: "hand", sees: "owner", shape: "row" },
  { key: "deck", sees: "nobody", shape: "pile" },
  { key: "trash", sees: "all", shape: "pile" },
  { key: "energy", sees: "owner", shape: "row" },
];

const coresOn = (g: Reader, id: number) => cardOf(g.state, id).counters.cores ?? 0;

export const vocabulary: Vocabulary = {
  slug: "arena",
  field: "field",
  hand: "hand",
  deck: "deck",
  discard: "trash",
  layer: { standing: "only", lasting: "only" },
  rules: { ability: "A 1", play: "A 2" },
  ref: () => undefined,
  touching: () => false,
  names: {
    refs: [],
    zones: ["hand", "deck", "trash", "energy"],
    types: ["unit"],
    subtypes: ["beast", "knight"],
    stats: ["power"],
    events: { destroyed: ["card"], summon: ["card"] },
    changes: {},
    moments: ["turn"],
  },
  effects: {
    log: {
      args: { says: ["a", "b", "c"] },
      run: (g, env, { says }) => note(g, `${env.sourceDef} ${String(says)}`),
      print: () => ({ key: "arena.do.log" }),
    },
  },
  conditions: {
    level: {
      args: { atLeast: { from: 1, to: 5 } },
      holds: (g, env, { atLeast }) => coresOn(g, env.source) >= Number(atLeast),
      print: ({ atLeast }) => ({ key: "arena.if.level", args: { atLeast: atLeast ?? 1 } }),
    },
  },
};

/** A unit of the made-up game, power 1. */
export function unit(name: string, ...abilities: readonly Ability[]): PrintedCard {
  return {
    name,
    number: 1,
    type: "unit",
    subtypes: ["beast"],
    stats: { power: 1 },
    abilities,
    watches: watchesOf(abilities),
  };
}

const ORDERS: Orders = {
  destroy: (g, { card = -1 }) => void moveToOwner(g, card, "trash", { as: "destroyed" }),
  "destroy both": (g, { card = -1, target = -1 }) =>
    simultaneously(g, [card, target], () => {
      for (const id of [card, target]) moveToOwner(g, id, "trash", { as: "destroyed" });
    }),
  summon: (g, { card = -1 }) => void moveToOwner(g, card, "field", { as: "summon" }),
  take: (g, { card = -1 }) => void moveToOwner(g, card, "hand"),
  hide: (g, { card = -1 }) => void moveToOwner(g, card, "energy", { face: "down" }),
  charge: (g, { card = -1 }) => void addCardCounter(g, card, "cores", 1),
};

/** Rules of the made-up game over these cards. */
export function arenaRules(cards: readonly PrintedCard[], given: Partial<Rules> = {}): Rules {
  return orderRules(ORDERS, {
    slug: "arena",
    zones: ZONES,
    cards: Object.fromEntries(cards.map((card) => [card.name, card])),
    abilities: abilityRuntime(vocabulary),
    ...given,
    procedures: { effect: effectProcedure(vocabulary), ...given.procedures },
  });
}
