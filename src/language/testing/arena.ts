import {
  addCardCounter,
  attach,
  become,
  beginTurn,
  type Card,
  type CardId,
  cardOf,
  changeController,
  expire,
  isOfPrintedKind,
  type Leaving,
  moveToOwner,
  NONE,
  printedStat,
  type Reader,
  type Rules,
  readStat,
  type Seat,
  type Share,
  simultaneously,
  transfer,
  type ZoneId,
  type ZoneSpec,
  zoneById,
  zoneOf,
} from "../../kernel";
import { note, type Orders, orderRules } from "../../kernel/testing/tiny-orders";
import {
  type Ability,
  abilityRuntime,
  effectProcedure,
  envOf,
  isUseMark,
  type PrintedCard,
  perform,
  type Vocabulary,
  watchesOf,
} from "..";

/**
 * A made-up game in the card language: units with cores on them, which set their level, and in some their power. Power
 * is assigned before anything adds to it; all other values change in the order in which the changes were made. The
 * prompted player gives orders, so that a test can state an event in one line.
 */
export const ZONES: readonly ZoneSpec[] = [
  { key: "field", sees: "all", shape: "row" },
  { key: "hand", sees: "owner", shape: "row" },
  { key: "deck", sees: "nobody", shape: "pile" },
  { key: "trash", sees: "all", shape: "pile" },
  { key: "energy", sees: "owner", shape: "row" },
];

/** Traits of cards that are neither type nor subtype but can be filtered and changed like these. */
const COLOURS = ["red", "green"] as const;

const POWER_LAYERS = ["print", "assign", "add"] as const;

const coresOn = (g: Reader, id: number) => cardOf(g.state, id).counters.cores ?? 0;

/** The places of a seat's cores: its reserve, then each of its units. */
function shares(g: Reader, seat: Seat): Share[] {
  const units = zoneOf(g.state, "field", seat).cards.map((card) => ({ card, most: coresOn(g, card) }));
  return [{ label: { key: "arena.reserve" }, most: g.state.seats[seat]?.counters.cores ?? 0 }, ...units];
}

export const vocabulary: Vocabulary = {
  slug: "arena",
  field: "field",
  hand: "hand",
  deck: "deck",
  discard: "trash",
  layer: { standing: "only", lasting: "only" },
  layerFor: (kind, stat, op) => {
    if (stat !== "power") return "only";
    if (kind === "standing" && op === "set") return "print";
    return op === "set" ? "assign" : "add";
  },
  rules: { ability: "A 1", play: "A 2" },
  ref: () => undefined,
  touching: () => false,
  names: {
    refs: [],
    zones: ["hand", "deck", "trash", "energy"],
    types: ["unit"],
    subtypes: ["beast", "knight", ...COLOURS],
    stats: ["power", "level"],
    events: { destroyed: ["card"], summon: ["card"] },
    changes: {},
    moments: ["turn", "your-upkeep"],
  },
  effects: {
    log: {
      args: { says: ["a", "b", "c"] },
      run: (g, env, { says }) => note(g, `${env.sourceDef} ${String(says)}`),
      print: () => ({ key: "arena.do.log" }),
    },
  },
  costs: {
    cores: {
      args: { n: { from: 1, to: 9 } },
      sum: "n",
      can: (g, env, { n }) => shares(g, env.seat).reduce((sum, share) => sum + share.most, 0) >= Number(n),
      sources: (g, env, { n }) => {
        const options = shares(g, env.seat);
        let left = Number(n);
        const proposal = options.map(({ most }) => {
          const part = Math.min(most, left);
          left -= part;
          return part;
        });
        return { options, totals: [{ min: Number(n), max: Number(n) }], proposal };
      },
      pay: (g, env, _args, from) => {
        shares(g, env.seat).forEach(({ card }, i) => {
          const holder = card === undefined ? { seat: env.seat } : { card };
          transfer(g, holder, { zone: zoneOf(g.state, "trash", env.seat).id }, "cores", from[i] ?? 0);
        });
      },
      print: ({ n }) => ({ key: "arena.cost.cores", args: { n: n ?? 1 } }),
    },
  },
  conditions: {
    level: {
      args: { atLeast: { from: 1, to: 5 } },
      ofOwnCard: true,
      holds: (g, env, { atLeast }) => coresOn(g, env.source) >= Number(atLeast),
      print: ({ atLeast }) => ({ key: "arena.if.level", args: { atLeast: atLeast ?? 1 } }),
    },
  },
};

/** A unit of the made-up game with power 1. */
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

interface LevelUnit extends PrintedCard {
  /** The cores needed for each level above 0, and its power there. */
  readonly levels: readonly { readonly cores: number; readonly power: number }[];
  readonly colour: (typeof COLOURS)[number];
}

/** A unit with levels at 1 and 3 cores, with powers 2 and 5. */
export function leveled(name: string, colour: LevelUnit["colour"], ...abilities: Ability[]): LevelUnit {
  const levels = [
    { cores: 1, power: 2 },
    { cores: 3, power: 5 },
  ];
  return { ...unit(name, ...abilities), levels, colour };
}

const levelsOf = (g: Reader, def: string) => (g.rules.cards[def] as Partial<LevelUnit> | undefined)?.levels;

function levelByCores(g: Reader, id: CardId): number {
  const levels = levelsOf(g, cardOf(g.state, id).def) ?? [];
  return levels.filter(({ cores }) => coresOn(g, id) >= cores).length;
}

function basePower(g: Reader, card: Card): number {
  const levels = levelsOf(g, card.def);
  if (levels === undefined) return printedStat(g, card, "power");
  return levels[readStat(g, card.id, "level") - 1]?.power ?? 0;
}

const BASES = { level: (g: Reader, card: Card) => levelByCores(g, card.id), power: basePower };

/**
 * What happens when a unit leaves the field: its cores go to its controller's reserve, attached cards to their owners'
 * trash, and a token leaves the game.
 */
function leaving(g: Reader, card: Card, to: ZoneId): Leaving | undefined {
  if (g.state.zones[card.zone]?.key !== "field") return undefined;
  const along = g.state.cards
    .filter(({ attachedTo }) => attachedTo === card.id)
    .map(({ id, owner }) => ({ card: id, to: zoneOf(g.state, "trash", owner).id, as: "destroyed" }));
  const isToken = g.rules.cards[card.def]?.type === "token";
  return {
    ...(isToken && to !== NONE && zoneById(g.state, to).key !== "field" ? { to: NONE } : undefined),
    alsoMoves: along,
    counterMoves: [{ counter: "cores", to: { seat: card.controller } }],
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
  use: (g, { card = -1 }) => {
    const source = cardOf(g.state, card);
    for (const ability of (g.rules.cards[source.def] as PrintedCard).abilities) {
      if (ability.kind !== "activated") continue;
      perform(g, { do: "pay", cost: ability.cost ?? [], then: ability.effect }, envOf(source), "A 3");
    }
  },
  attach: (g, { card = -1, target = -1 }) => void attach(g, card, target),
  charm: (g, { card = -1 }) => void changeController(g, card, 1 - cardOf(g.state, card).controller),
  turn: (g, { data }) => {
    beginTurn(g, Number(data?.seat), "main");
    expire(g, "upkeep", g.state.turn.seat);
  },
  become: (g, { card = -1, data }) => void become(g, card, String(data?.def), isUseMark),
  charge: (g, { card = -1 }) => void addCardCounter(g, card, "cores", 1),
};

/** Rules of the made-up game over these cards. */
export function arenaRules(cards: readonly PrintedCard[], v = vocabulary): Rules {
  return orderRules(ORDERS, {
    slug: "arena",
    board: { zones: ZONES },
    cards: Object.fromEntries(cards.map((card) => [card.name, card])),
    abilities: abilityRuntime(v),
    flow: { leaving, procedures: { effect: effectProcedure(v) } },
    values: {
      layersOf: (stat) => (stat === "power" ? POWER_LAYERS : ["only"]),
      // Derived values cost time at every reading, which the benchmark of units without levels should not measure.
      bases: cards.some((card) => "levels" in card) ? BASES : {},
      isOfKind: (def, name) => isOfPrintedKind(def, name) || (def as Partial<LevelUnit>).colour === name,
    },
  });
}
