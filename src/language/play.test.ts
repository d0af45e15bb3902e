import { describe, expect, test } from "vitest";
import type { CardSpec, SideLayout } from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import type { Ability, Effect } from "./index";
import { arenaRules } from "./testing/arena";
import { spell, unit } from "./testing/arena-cards";

const log = (says: string): Effect => ({ do: "word", word: "log", args: { says } });
const target = (as: string, of: "you" | "opponent", then: Effect): Effect => ({
  do: "choose",
  from: { of, type: "unit" },
  as,
  announced: true,
  then,
});
const slay = (as: string): Effect => ({ do: "move", card: as, to: "trash" });
const home = (as: string): Effect => ({ do: "move", card: as, to: "hand" });

const logNumber: Effect = { do: "word", word: "log-number", args: { n: { chosen: "x" } } };
const chosenX = (then: Effect): Effect => ({ do: "choose-number", as: "x", from: 1, to: 6, then });

const paying = (n: number, then: Effect): Effect => ({
  do: "pay",
  cost: [{ pay: "word", word: "cores", args: { n } }],
  then,
});
const modes = (...options: readonly Effect[]): Effect => ({ do: "choose-one", announced: "mode", options });

const onRemoved = (effect: Effect, may = false): Ability => ({
  kind: "trigger",
  when: { on: "remove", card: "this" },
  ...(may ? { may } : undefined),
  effect,
});

const CARDS = [
  unit("Thorn", onRemoved({ do: "seq", effects: [target("target", "opponent", slay("target")), log("b")] })),
  unit("Ghost", onRemoved(log("c"), true)),
  unit("Oak"),
  unit("Elm"),
  spell("Bolt", 2, { do: "seq", effects: [target("target", "opponent", slay("target")), log("a")] }),
  spell("Twin Bolt", 0, {
    do: "seq",
    effects: [target("first", "opponent", slay("first")), target("second", "opponent", home("second"))],
  }),
  spell("Recall", 0, target("friend", "you", home("friend"))),
  spell("Ambush", 0, {
    do: "choose-one",
    announced: "mode",
    options: [target("friend", "you", home("friend")), target("target", "opponent", slay("target"))],
  }),
  spell("Geyser", 1, chosenX(target("target", "opponent", logNumber)), true),
  spell("Flood", 3, chosenX(logNumber), true),
  spell("Surge", 1, modes(log("weak"), paying(2, log("strong")))),
  spell("Blaze", 1, {
    do: "seq",
    effects: [modes(paying(2, log("low")), paying(3, log("high"))), log("done")],
  }),
  unit("Toll", onRemoved(modes(log("spared"), paying(2, log("paid"))))),
  unit("Duty", onRemoved(paying(9, log("never")))),
  spell("Scatter", 0, {
    do: "seq",
    effects: [{ ...target("target", "opponent", slay("target")), count: 2, upTo: true }, log("done")],
  } as Effect),
  spell("Trickle", 0, { do: "choose-number", as: "x", from: 2, to: 2, then: logNumber }),
  spell("Counter", 0, { do: "word", word: "counter" }),
];

const RULES = arenaRules(CARDS, { spells: true });
const begin = (me: SideLayout, foe: SideLayout = {}) =>
  tableFromLayout({ rules: RULES, seats: [me, foe], seatCounters: { cores: 3 } });
type Begun = ReturnType<typeof begin>;
const cast = (g: Begun, seat: number, name: string) => g.act(seat, { type: "cast", card: g.id(name) });

describe("announced choices are made before payment, and kept", () => {
  test("a target is chosen at once, is visible to both players, and is the one affected", () => {
    const g = begin({ hand: ["Bolt"] }, { field: ["Oak", "Elm"] });
    cast(g, 0, "Bolt");
    expect(g.decision).toMatchObject({ kind: "pick", seat: 0, options: [{ card: 1 }, { card: 2 }] });
    g.pick(0, 1);
    expect(g.state.seats[0]?.counters.cores).toBe(1);
    expect(g.view(1).stack).toMatchObject([{ seat: 0, def: "Bolt", refs: { target: [{ card: 2 }] } }]);
    g.pass(1, 0);
    expect(g.names("field", 1)).toEqual(["Oak"]);
    expect(g.state.vars.log).toEqual(["resolve Bolt", "Bolt a"]);
  });

  test("a spell without a legal target or without its price cannot be announced", () => {
    const none = begin({ hand: ["Bolt"], field: ["Oak"] });
    expect(none.refused({ seat: 0, do: "act", action: { type: "cast", card: none.id("Bolt") } }).rule).toBe(
      "C 3",
    );
    const poor = tableFromLayout({ rules: RULES, seats: [{ hand: ["Bolt"] }, { field: ["Oak"] }] });
    expect(poor.refused({ seat: 0, do: "act", action: { type: "cast", card: poor.id("Bolt") } }).rule).toBe(
      "C 4",
    );
  });

  test("an up-to choice without options opens no prompt", () => {
    const g = begin({ hand: ["Scatter"] });
    cast(g, 0, "Scatter");
    expect(g.decision).toMatchObject({ kind: "act", seat: 1 });
    g.pass(1, 0);
    expect(g.state.vars.log).toEqual(["resolve Scatter", "Scatter done"]);
  });

  test("a number with a single value opens no prompt", () => {
    const g = begin({ hand: ["Trickle"] });
    cast(g, 0, "Trickle");
    expect(g.decision).toMatchObject({ kind: "act", seat: 1 });
    g.pass(1, 0);
    expect(g.state.vars.log).toEqual(["resolve Trickle", "Trickle 2"]);
  });

  test("only modes with legal targets are offered, and only the chosen one prompts for them", () => {
    const g = begin({ hand: ["Ambush"] }, { field: ["Oak"] });
    cast(g, 0, "Ambush");
    expect(g.decision).toMatchObject({ kind: "pick", options: [{}] });
    g.pick(0, 0);
    g.pick(0, 0);
    expect(g.state.stack).toMatchObject([{ chosen: { mode: 1 }, refs: { target: [{ card: 1 }] } }]);
    g.pass(1, 0);
    expect(g.names("trash", 1)).toEqual(["Oak"]);
  });

  test("a target that left and returned is illegal: its part is skipped, the rest happens", () => {
    const g = begin({ hand: ["Twin Bolt"] }, { field: ["Oak", "Elm"], hand: ["Recall"] });
    cast(g, 0, "Twin Bolt");
    g.pick(0, 0);
    g.pick(0, 1);
    cast(g, 1, "Recall");
    g.pick(1, 0);
    g.pass(0, 1);
    expect(g.names("hand", 1)).toEqual(["Oak"]);
    g.pass(1, 0);
    expect(g.names("hand", 1)).toEqual(["Oak", "Elm"]);
    expect(g.names("trash", 1)).toEqual(["Recall"]);
    expect(g.names("field", 1)).toEqual([]);
  });

  test("a response may counter a spell: it does nothing and goes to the trash", () => {
    const g = begin({ hand: ["Bolt"] }, { field: ["Oak"], hand: ["Counter"] });
    cast(g, 0, "Bolt");
    g.pick(0, 0);
    cast(g, 1, "Counter");
    g.pass(0, 1);
    g.pass(1, 0);
    expect(g.state.vars.log).toEqual(["resolve Counter", "fizzle Bolt"]);
    expect(g.names("field", 1)).toEqual(["Oak"]);
    expect(g.names("trash", 0)).toEqual(["Bolt"]);
  });
});

describe("a mode with its own cost", () => {
  const withCores = (cores: number, me: SideLayout, foe: SideLayout = {}) =>
    tableFromLayout({ rules: RULES, seats: [me, foe], seatCounters: { cores } });
  const coresOf = (g: Begun, seat = 0) => g.state.seats[seat]?.counters.cores;

  test("is paid with the rest when announced, and only once", () => {
    const g = begin({ hand: ["Surge"] });
    cast(g, 0, "Surge");
    g.pick(0, 1);
    expect(coresOf(g)).toBe(0);
    expect(g.state.stack).toHaveLength(1);
    g.pass(1, 0);
    expect(coresOf(g)).toBe(0);
    expect(g.state.vars.log).toEqual(["resolve Surge", "Surge strong"]);
  });

  test("stays paid when the spell is countered", () => {
    const g = begin({ hand: ["Surge"] }, { hand: ["Counter"] });
    cast(g, 0, "Surge");
    g.pick(0, 1);
    cast(g, 1, "Counter");
    g.pass(0, 1);
    g.pass(1, 0);
    expect(coresOf(g)).toBe(0);
    expect(g.state.vars.log).toEqual(["resolve Counter", "fizzle Surge"]);
  });

  test("is not offered to a player who cannot also pay the rest", () => {
    const g = withCores(2, { hand: ["Surge"] });
    cast(g, 0, "Surge");
    expect(g.decision).toMatchObject({ kind: "pick", options: [{}] });
    g.pick(0, 0);
    expect(coresOf(g)).toBe(1);
    g.pass(1, 0);
    expect(g.state.vars.log).toEqual(["resolve Surge", "Surge weak"]);
  });

  test("prevents announcing when every mode is unaffordable, and one affordable mode is enough", () => {
    const poor = withCores(2, { hand: ["Blaze"] });
    expect(poor.refused({ seat: 0, do: "act", action: { type: "cast", card: poor.id("Blaze") } }).rule).toBe(
      "C 4",
    );
    const g = begin({ hand: ["Blaze"] });
    cast(g, 0, "Blaze");
    expect(g.decision).toMatchObject({ kind: "pick", options: [{}] });
    g.pick(0, 0);
    g.pass(1, 0);
    expect(coresOf(g)).toBe(0);
    expect(g.state.vars.log).toEqual(["resolve Blaze", "Blaze low", "Blaze done"]);
  });

  test("can be backed out of until it is paid", () => {
    const g = withCores(3, { hand: ["Surge"], field: [{ name: "Elm", counters: { cores: 2 } }] });
    const before = structuredClone(g.view(0));
    cast(g, 0, "Surge");
    g.pick(0, 1);
    expect(g.decision.kind).toBe("allot");
    g.anytime(0, "back");
    expect(structuredClone(g.view(0))).toEqual(before);
  });

  test("a trigger's mode is paid for as the trigger is put on the stack", () => {
    const g = withCores(4, { hand: ["Bolt"] }, { field: ["Toll"] });
    cast(g, 0, "Bolt");
    g.pick(0, 0);
    g.pass(1, 0);
    expect(g.decision).toMatchObject({ kind: "pick", seat: 1, options: [{}, {}] });
    g.pick(1, 1);
    expect(coresOf(g, 1)).toBe(2);
    expect(g.state.stack).toHaveLength(1);
    g.pass(0, 1);
    expect((g.state.vars.log as string[]).at(-1)).toBe("Toll paid");
  });

  test("a cost that is not a mode's is paid on resolution", () => {
    const g = begin({ hand: ["Bolt"] }, { field: ["Duty"] });
    cast(g, 0, "Bolt");
    g.pick(0, 0);
    g.pass(1, 0);
    expect(g.state.stack).toMatchObject([{ def: "Duty" }]);
    g.pass(0, 1);
    expect((g.state.vars.log as string[]).at(-1)).toBe("resolve Duty");
  });
});

describe("a number chosen on announcing", () => {
  test("is limited by what can be paid, and sets the cost and the effect", () => {
    const g = begin({ hand: ["Geyser"] }, { field: ["Oak"] });
    cast(g, 0, "Geyser");
    expect(g.decision).toMatchObject({ kind: "amount", min: 1, max: 2 });
    g.amount(0, 2);
    g.pick(0, 0);
    expect(g.state.stack).toMatchObject([{ chosen: { x: 2 }, refs: { target: [{}] } }]);
    expect(g.state.seats[0]?.counters.cores).toBe(0);
    g.pass(1, 0);
    expect(g.state.vars.log).toEqual(["resolve Geyser", "Geyser 2"]);
  });

  test("stays within the card's limit, and can be backed out of", () => {
    const field = [{ name: "Elm", counters: { cores: 9 } }];
    const g = begin({ hand: ["Geyser"], field }, { field: ["Oak"] });
    cast(g, 0, "Geyser");
    expect(g.decision).toMatchObject({ min: 1, max: 6 });
    g.anytime(0, "back");
    expect(g.names("hand", 0)).toEqual(["Geyser"]);
  });

  test("must be affordable at its lowest", () => {
    const g = begin({ hand: ["Flood"] });
    expect(g.refused({ seat: 0, do: "act", action: { type: "cast", card: g.id("Flood") } }).rule).toBe("C 4");
  });
});

describe("backing out", () => {
  const field: CardSpec[] = [{ name: "Elm", counters: { cores: 2 } }];

  test("restores the previous state until all is paid", () => {
    const g = begin({ hand: ["Bolt"], field }, { field: ["Oak"] });
    const before = structuredClone(g.view(0));
    cast(g, 0, "Bolt");
    g.pick(0, 0);
    expect(g.decision.kind).toBe("allot");
    expect(g.view(0).anytime).toEqual([{ type: "back" }]);
    g.anytime(0, "back");
    expect(structuredClone(g.view(0))).toEqual(before);
    cast(g, 0, "Bolt");
    g.pick(0, 0);
    g.answer({ seat: 0, do: "allot", amounts: [1, 1] });
    expect(g.view(0).anytime).toEqual([]);
    expect(g.refused({ seat: 0, do: "anytime", action: { type: "back" } }).rule).toBe("C 8");
  });

  test("is refused for another player, and for something that was never announced", () => {
    const g = begin({ hand: ["Bolt"] }, { field: ["Oak"] });
    g.refused({ seat: 0, do: "anytime", action: { type: "back" } });
    cast(g, 0, "Bolt");
    g.refused({ seat: 1, do: "anytime", action: { type: "back" } });
    g.anytime(0, "back");
    expect(g.names("hand", 0)).toEqual(["Bolt"]);
  });
});

describe("triggered abilities that wait for priority", () => {
  /** A game in which seat 0's spell has destroyed the first unit of seat 1. */
  function afterBolt(
    field: readonly string[],
    hand: readonly string[] = [],
    own: readonly string[] = ["Elm"],
  ) {
    const g = begin({ hand: ["Bolt"], field: own }, { field, hand });
    cast(g, 0, "Bolt");
    if (g.decision.kind === "pick") g.pick(0, 0);
    if (g.decision.kind === "allot") g.answer({ seat: 0, do: "allot", amounts: g.decision.proposal });
    g.pass(1, 0);
    return g;
  }

  test("the target is chosen as the trigger is put on the stack, after the triggering spell has resolved", () => {
    const g = afterBolt(["Thorn"]);
    expect(g.state.vars.log).toEqual(["resolve Bolt", "Bolt a"]);
    expect(g.decision).toMatchObject({ kind: "pick", seat: 1, options: [{ card: g.id("Elm") }] });
    g.pick(1, 0);
    expect(g.state.stack).toMatchObject([
      { seat: 1, def: "Thorn", ability: 0, refs: { target: [{ card: g.id("Elm") }] } },
    ]);
    expect(g.asked).toBe(0);
    g.pass(0, 1);
    expect(g.names("trash", 0)).toEqual(["Bolt", "Elm"]);
    expect(g.names("field", 0)).toEqual([]);
    expect((g.state.vars.log as string[]).at(-1)).toBe("Thorn b");
  });

  test("a trigger can be responded to: without its target the rest of it still happens", () => {
    const g = begin({ hand: ["Bolt", "Recall"], field: ["Elm"] }, { field: ["Thorn"] });
    cast(g, 0, "Bolt");
    g.pick(0, 0);
    g.pass(1, 0);
    g.pick(1, 0);
    cast(g, 0, "Recall");
    g.pick(0, 0);
    g.pass(1, 0);
    expect(g.names("hand", 0)).toEqual(["Elm"]);
    g.pass(0, 1);
    expect(g.names("hand", 0)).toEqual(["Elm"]);
    expect((g.state.vars.log as string[]).at(-1)).toBe("Thorn b");
  });

  test("a trigger without a legal target is not put on the stack", () => {
    const g = afterBolt(["Thorn"], [], []);
    expect(g.state.stack).toEqual([]);
    expect(g.state.pending).toEqual([]);
    expect(g.decision.prompt.key).toBe("prompt.respond");
  });

  test("an optional trigger asks on resolution", () => {
    const g = afterBolt(["Ghost"]);
    expect(g.state.stack).toMatchObject([{ def: "Ghost" }]);
    g.pass(0, 1);
    expect(g.decision).toMatchObject({ kind: "confirm", seat: 1 });
    g.confirm(1, true);
    expect((g.state.vars.log as string[]).at(-1)).toBe("Ghost c");
  });
});
