import {
  type Action,
  type ActOptions,
  actionLoop,
  announce,
  beginTurn,
  type CardId,
  type Check,
  cardOf,
  type Engine,
  engineFromLayout,
  expire,
  jump,
  type Layout,
  nextSeat,
  OK,
  procedure,
  type Reader,
  type Rules,
  readStat,
  refuse,
  rest,
  type Seat,
  step,
  transfer,
  type Verdict,
  zoneOf,
} from "../../kernel";
import type { Ability, PrintedCard } from "../../language";
import { arenaRules } from "../../language/testing/arena";
import { spell, unit } from "../../language/testing/arena-cards";
import { entry } from "./contestant";

/** The first unit of a side gives the others a bonus. */
const CAPTAIN: Ability = {
  kind: "standing",
  cards: { of: "you", subtype: "beast" },
  stats: ["power"],
  op: "add",
  amount: 1,
};

/** The other units have, in rotation, a bonus of their own at level 2, an ability when they attack, or nothing. */
const ABILITIES: readonly (readonly Ability[])[] = [
  [],
  [
    {
      kind: "standing",
      cards: "this",
      stats: ["power"],
      op: "add",
      amount: 1,
      active: { is: "word", word: "level", args: { atLeast: 2 } },
    },
  ],
  [],
  [
    {
      kind: "trigger",
      when: { on: "attack", card: "this" },
      effect: { do: "modify", card: "this", stats: ["power"], op: "add", amount: 1, until: "turn" },
    },
  ],
];

const UNITS: readonly PrintedCard[] = [
  unit("Captain", CAPTAIN),
  ...ABILITIES.map((abilities, i) => unit(`Unit ${i}`, ...abilities)),
];

/** Half of them for each seat. */
function units(count: number): string[] {
  const others = Array.from({ length: count / 2 - 1 }, (_, i) => `Unit ${i % ABILITIES.length}`);
  return ["Captain", ...others];
}

const fieldOf = (g: Reader, seat: Seat): readonly CardId[] => zoneOf(g.state, "field", seat).cards;
const coresOn = (g: Reader, id: CardId) => cardOf(g.state, id).counters.cores ?? 0;

/** A check that destroys units without power: it reads the value of each, and never finds one. */
const powerless: Check = {
  name: "units without power",
  rule: "bench:power",
  when: "step",
  of: { zones: ["field"], stats: ["power"] },
  run: (g, cards) => {
    for (const id of cards) if (readStat(g, id, "power") === 0) throw new Error("powerless");
    return false;
  },
};

function can(g: Reader, seat: Seat, { type, card = -1, target = -1 }: Action): Verdict {
  const found = g.state.cards[card];
  if (found?.zone !== zoneOf(g.state, "field", seat).id) return refuse("tiny.not-yours", "bench:own");
  if (type === "charge")
    return (g.state.seats[seat]?.counters.cores ?? 0) > 0 ? OK : refuse("tiny.none", "bench:cores");
  if (type === "drain") return coresOn(g, card) > 1 ? OK : refuse("tiny.none", "bench:cores");
  const foe = g.state.cards[target];
  const fits = foe !== undefined && foe.controller !== seat && !found.rested;
  return fits && readStat(g, card, "power") > 0 ? OK : refuse("tiny.rested", "bench:attack");
}

function actions(g: Reader, seat: Seat): Action[] {
  const all: Action[] = [];
  for (const card of fieldOf(g, seat)) {
    all.push({ type: "charge", card }, { type: "drain", card });
    const target = entry(fieldOf(g, nextSeat(g.state, seat)), 0);
    all.push({ type: "attack", card, target });
  }
  return all.filter((action) => can(g, seat, action).ok);
}

function perform(g: Engine, seat: Seat, { type, card = -1, target = -1 }: Action): void {
  if (type === "charge") transfer(g, { seat }, { card }, "cores", 1);
  else if (type === "drain") transfer(g, { card }, { seat }, "cores", 1);
  else {
    rest(g, card);
    const stronger = readStat(g, card, "power") >= readStat(g, target, "power");
    announce(g, "attack", seat, { card, target, amount: stronger ? 1 : 0 });
  }
}

const TURN_OPTIONS: ActOptions = {
  prompt: { key: "prompt.act" },
  then: "same",
  specs: [{ types: ["charge", "drain", "attack"], options: actions, can, do: perform }],
};

const game = procedure("game", [
  actionLoop("act", "bench:act"),
  step("end", "bench:end", (g) => {
    const { seat } = g.state.turn;
    for (const id of fieldOf(g, seat)) rest(g, id, false);
    expire(g, "turn");
    beginTurn(g, nextSeat(g.state, seat), "main");
    jump(g, "act");
  }),
]);

const CORES: Rules = (() => {
  const rules = arenaRules(UNITS);
  return {
    ...rules,
    flow: { ...rules.flow, procedures: { ...rules.flow.procedures, game }, checks: [powerless] },
    decisions: { ...rules.decisions, turn: () => TURN_OPTIONS },
  };
})();

const SPELLS: readonly PrintedCard[] = [
  spell("Bolt", 1, {
    do: "choose",
    from: { type: "unit" },
    announced: true,
    then: { do: "modify", card: "it", stats: ["power"], op: "add", amount: 1, until: "turn" },
  }),
  spell("Hush", 1, { do: "word", word: "counter" }),
];
const STACK = arenaRules([...UNITS, ...SPELLS], { spells: true });

const TURN: Pick<Layout, "turn" | "vars"> = { turn: { number: 1, seat: 0, step: "main" }, vars: {} };

/** A made-up game in which units carry cores, with this number of units in play. */
export function coresGame(count: number): Engine {
  const side = { field: units(count).map((name) => ({ name, counters: { cores: 1 } })) };
  return engineFromLayout(
    {
      ...TURN,
      rules: CORES,
      seats: [side, side],
      seatCounters: { cores: 5 },
      agenda: [{ procedure: "game", step: "act" }],
    },
    { events: false },
  );
}

/** A made-up game of spells that are announced, paid for and answered on a stack, with this number of units in play. */
export function stackGame(count: number): Engine {
  const hand = Array.from({ length: 20 }, (_, i) => (i % 4 === 0 ? "Hush" : "Bolt"));
  const side = { field: units(count), hand };
  return engineFromLayout(
    {
      ...TURN,
      rules: STACK,
      seats: [side, side],
      seatCounters: { cores: 40 },
      agenda: [{ procedure: "game", step: "ask" }],
    },
    { events: false },
  );
}
