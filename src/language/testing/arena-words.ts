import {
  cardOf,
  NONE,
  negate,
  type Reader,
  removeFromStack,
  type Seat,
  type Share,
  transfer,
  zoneOf,
} from "../../kernel";
import { note } from "../../kernel/testing/tiny-orders";
import { type Amount, amountOf, type Vocabulary } from "..";

/** Traits of cards that are neither type nor subtype but can be filtered and changed like these. */
export const COLOURS = ["red", "green"] as const;

export const coresOn = (g: Reader, id: number) => cardOf(g.state, id).counters.cores ?? 0;

/** The places of a seat's cores: its reserve, then each of its units. */
function shares(g: Reader, seat: Seat): Share[] {
  const units = zoneOf(g.state, "field", seat).cards.map((card) => ({ card, most: coresOn(g, card) }));
  return [{ label: { key: "arena.reserve" }, most: g.state.seats[seat]?.counters.cores ?? 0 }, ...units];
}

const EFFECTS: Vocabulary["effects"] = {
  log: {
    args: { says: ["a", "b", "c"] },
    run: (g, env, { says }) => note(g, `${env.sourceDef} ${String(says)}`),
    print: () => ({ key: "arena.do.log" }),
  },
  "log-number": {
    args: { n: "amount" },
    run: (g, env, { n }) =>
      note(g, `${env.sourceDef} ${amountOf(g, vocabulary, env, n as unknown as Amount)}`),
    print: () => ({ key: "arena.do.log" }),
  },
  // Removes from the stack a play that was chosen when this was announced.
  unplay: {
    args: {},
    announced: {
      options: (g) => g.state.stack.map(({ id, card }) => ({ card, value: id })),
      note: (g, _env, _args, picked) => g.state.stack[picked]?.id ?? NONE,
      prompt: () => ({ key: "prompt.unplay" }),
    },
    run: (g, env) => void removeFromStack(g, env.chosen?.unplay ?? NONE),
    print: () => ({ key: "arena.do.unplay" }),
  },
  counter: {
    args: {},
    run: (g) => {
      const top = g.state.stack.at(-1);
      if (top !== undefined) negate(g, top.id);
    },
    print: () => ({ key: "arena.do.counter" }),
  },
};

const COSTS: Vocabulary["costs"] = {
  cores: {
    args: { n: "amount" },
    byAnyone: true,
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
};

/** What the made-up game adds to the card language. */
export const vocabulary: Vocabulary = {
  slug: "arena",
  field: "field",
  hand: "hand",
  deck: "deck",
  discard: "trash",
  layer: { standing: "only", lasting: "only" },
  layerFor: (kind, stat, op) => {
    if (stat === "damage") return op === "min" ? "pierce" : "armor";
    if (stat !== "power") return "only";
    if (kind === "standing" && op === "set") return "print";
    return op === "set" ? "assign" : "add";
  },
  rules: { ability: "A 1", play: "A 2" },
  ref: () => undefined,
  touching: () => false,
  mayTarget: (_g, _env, card) => !card.rested,
  names: {
    refs: [],
    zones: ["hand", "deck", "trash", "energy"],
    types: ["unit", "guard", "shield", "spell"],
    subtypes: ["beast", "knight", ...COLOURS],
    stats: ["power", "level", "damage", "places-units", "places-all"],
    events: { destroyed: ["card"], summon: ["card"], shield: [] },
    changes: {},
    moments: ["turn", "your-upkeep"],
    dealt: ["damage"],
    ofSeats: ["places-units", "places-all"],
  },
  effects: EFFECTS,
  costs: COSTS,
  conditions: {
    level: {
      args: { atLeast: { from: 1, to: 5 } },
      ofOwnCard: true,
      holds: (g, env, { atLeast }) => coresOn(g, env.source) >= Number(atLeast),
      print: ({ atLeast }) => ({ key: "arena.if.level", args: { atLeast: atLeast ?? 1 } }),
    },
  },
};
