import { describe, expect, test } from "vitest";
import { at, type D20Layout, d20, plain, special, trick } from "../games/d20-warriors/testing";
import { explainStat, readStat } from "../kernel";
import type { Ability, Effect, Pattern } from "./index";

const draw: Effect = { do: "draw", who: "you", count: 1 };
const flipEach = (face: "up" | "down", of: "you" | "opponent" = "you"): Effect => ({
  do: "each",
  from: { of, not: "this" },
  effect: { do: "flip", card: "it", face },
});

/** A Warrior of mine called "Able" at (0,0), with one of theirs east of it. */
function gameWith(abilities: readonly Ability[], layout: D20Layout = {}) {
  return d20({
    ...layout,
    me: { ...layout.me, field: [at(0, 0, special("Able", { abilities })), ...(layout.me?.field ?? [])] },
    foe: { ...layout.foe, field: [at(1, 0, plain("Enemy")), ...(layout.foe?.field ?? [])] },
  });
}

const when = (pattern: Pattern, more: Partial<Extract<Ability, { kind: "trigger" }>> = {}): Ability => ({
  kind: "trigger",
  when: pattern,
  effect: draw,
  ...more,
});

describe("triggers", () => {
  test("fire for the card that the event happens to", () => {
    const tricks = [trick("Mine down", flipEach("down")), trick("Theirs down", flipEach("down", "opponent"))];
    const layout: D20Layout = { me: { field: [at(0, 1, plain("Friend"))], hand: tricks } };
    const g = gameWith([when({ on: "flip-down", card: { of: "you" } })], layout);
    g.me.flash("Theirs down");
    expect(g.me.hand).toEqual(["Mine down"]);
    g.me.flash("Mine down");
    // Both were flipped at the same moment, so it saw the other one too.
    expect(g.me.hand).toHaveLength(2);
  });

  test("fire for the other card of the event", () => {
    const ability = when({ on: "attack", card: "this", other: { subtype: "beast" } });
    const beast = special("Beast", { subtype: "beast" });
    const layout: D20Layout = { foe: { field: [at(0, 1, beast)] }, dice: [20, 1, 20, 1] };
    const g = gameWith([ability], layout);
    g.me.attack("Able", "Enemy");
    expect(g.me.hand).toHaveLength(0);
    g.me.attack("Able", "Beast");
    expect(g.me.hand).toHaveLength(1);
  });

  test("treat a card that has changed zones since the event as another card", () => {
    const takes = (to: string) =>
      when({ on: "flip-down", card: { of: "opponent" } }, { effect: { do: "move", card: "it", to } });
    const g = gameWith([takes("hand"), takes("discard")], {
      me: { hand: [trick("Down", flipEach("down", "opponent"))] },
    });
    g.me.flash("Down");
    expect(g.foe.hand).toEqual(["Enemy"]);
    expect(g.foe.discard).toEqual([]);
  });

  test("fire only for events caused by the named player", () => {
    const g = gameWith([when({ on: "flash", by: "opponent" })], {
      me: { hand: [trick("Own")] },
      foe: { hand: [trick("Their")] },
      stops: ["turn-end"],
    });
    g.me.flash("Own");
    expect(g.me.hand).toHaveLength(0);
    g.me.endTurn().pass();
    g.foe.flash("Their");
    expect(g.me.hand).toHaveLength(1);
    g.leaveOpen();
  });

  test("fire only if the condition is true at the moment of the event", () => {
    const ability = when({ on: "win", card: "this" }, { if: { is: "none", filter: { face: "down" } } });
    const g = gameWith([ability], { foe: { field: [at(0, 1, plain("Next"))] }, dice: [20, 1, 20, 1] });
    g.me.attack("Able", "Enemy");
    g.me.attack("Able", "Next");
    expect(g.me.hand).toHaveLength(1);
  });

  test("once per turn: fires only the first time, and again in the next turn", () => {
    const ability = when({ on: "flash", by: "you" }, { oncePerTurn: true });
    const g = gameWith([ability], { me: { hand: [trick("One"), trick("Two"), trick("Three")] } });
    g.me.flash("One").me.flash("Two");
    expect(g.me.hand).toHaveLength(2);
    g.me.endTurn();
    g.foe.endTurn();
    const before = g.me.hand.length;
    g.me.flash("Three");
    expect(g.me.hand).toHaveLength(before);
  });

  test("once per turn: fires for one of two simultaneous events", () => {
    const friends = [at(0, 1, plain("A")), at(0, 2, plain("B"))];
    const g = gameWith([when({ on: "flip-down" }, { oncePerTurn: true })], {
      me: { field: friends, hand: [trick("All down", flipEach("down"))] },
    });
    g.me.flash("All down");
    expect(g.me.hand).toHaveLength(1);
  });

  test("once per turn and may: declining does not use it up", () => {
    const ability = when({ on: "flash", by: "you" }, { may: true, oncePerTurn: true });
    const g = gameWith([ability], { me: { hand: [trick("One"), trick("Two"), trick("Three")] } });
    g.me.flash("One").confirm(false);
    g.me.flash("Two").confirm(true);
    g.me.flash("Three");
    expect(g.me.hand).toHaveLength(1);
  });

  test("name the event's card `it` and its second card `other`", () => {
    const swap: Effect = { do: "flip", card: "other", face: "up" };
    const g = gameWith([when({ on: "win", card: "this" }, { effect: swap })], { dice: [20, 1] });
    g.me.attack("Able", "Enemy");
    expect(g.face("Enemy")).toBe("up");
  });

  test("do not fire for a face-down card", () => {
    const g = d20({
      me: {
        field: [at(0, 0, special("Able", { abilities: [when({ on: "flash" })] }), "down")],
        hand: [trick("One")],
      },
    });
    g.me.flash("One");
    expect(g.me.hand).toHaveLength(0);
  });
});

describe("static abilities", () => {
  const standing = (more: Partial<Extract<Ability, { kind: "standing" }>>): Ability => ({
    kind: "standing",
    cards: "this",
    stats: ["n"],
    op: "add",
    amount: 1,
    ...more,
  });
  const n = (g: ReturnType<typeof gameWith>, name: string) => readStat(g.engine, g.id(name), "n");

  test("affect their own card and the matching cards", () => {
    const g = gameWith(
      [standing({}), standing({ cards: { of: "opponent", touching: "this" }, amount: -1 })],
      {
        foe: { field: [at(5, 5, plain("Far"))] },
      },
    );
    expect(n(g, "Able")).toBe(2);
    expect(n(g, "Enemy")).toBe(0);
    expect(n(g, "Far")).toBe(1);
  });

  test("count an amount separately for each card", () => {
    const perNeighbour = standing({ cards: {}, amount: { count: { touching: "it" } } });
    const g = gameWith([perNeighbour], { foe: { field: [at(2, 0, plain("Behind"))] } });
    expect(n(g, "Able")).toBe(2);
    expect(n(g, "Enemy")).toBe(3);
    expect(n(g, "Behind")).toBe(2);
  });

  test("work while their condition is true", () => {
    const g = gameWith([standing({ active: { is: "turn", of: "you" } })]);
    expect(n(g, "Able")).toBe(2);
    g.me.endTurn();
    expect(n(g, "Able")).toBe(1);
  });

  test("work while their card is face up, and the explanation names the source", () => {
    const g = gameWith([standing({ cards: { of: "opponent" } })], { dice: [1, 20] });
    expect(explainStat(g.engine, g.id("Enemy"), "n").parts).toMatchObject([{ sourceDef: "Able", amount: 1 }]);
    g.me.attack("Able", "Enemy");
    expect(n(g, "Enemy")).toBe(1);
  });

  test("protection stops effects of the opponent's cards, not of your own", () => {
    const guarded = special("Guarded one", { keywords: ["guarded"] });
    const g = gameWith([standing({ cards: { not: "this" }, amount: 3 })], {
      me: { field: [at(0, 1, special("Own guarded", { keywords: ["guarded"] }))] },
      foe: { field: [at(0, -1, guarded)] },
    });
    expect(n(g, "Own guarded")).toBe(4);
    expect(n(g, "Guarded one")).toBe(1);
  });
});

describe("replacements", () => {
  const replace = (more: Partial<Extract<Ability, { kind: "replace" }>>): Ability => ({
    kind: "replace",
    change: "flip-down",
    card: "this",
    effect: draw,
    ...more,
  });

  test("always: the replacement happens instead", () => {
    const g = gameWith([replace({})], { dice: [1, 20] });
    g.me.attack("Able", "Enemy");
    expect(g.face("Able")).toBe("up");
    expect(g.me.hand).toHaveLength(1);
  });

  test.each([
    [true, "up", 1],
    [false, "down", 0],
  ] as const)("may: asks its controller (%s)", (yes, face, cards) => {
    const g = gameWith([replace({ may: true })], { dice: [1, 20] });
    g.me.attack("Able", "Enemy").confirm(yes);
    expect(g.face("Able")).toEqual(face);
    expect(g.me.hand.length).toEqual(cards);
  });

  test("apply only if the replacing effect is possible", () => {
    const discard: Effect = { do: "pay", cost: [{ pay: "discard", count: 1 }] };
    const ability = replace({ may: true, effect: discard });
    const poor = gameWith([ability], { dice: [1, 20] });
    poor.me.attack("Able", "Enemy");
    expect(poor.face("Able")).toBe("down");
    const rich = gameWith([ability], { me: { hand: [plain("A"), plain("B")] }, dice: [1, 20] });
    rich.me.attack("Able", "Enemy").confirm(true).pick("B");
    expect(rich.face("Able")).toBe("up");
    expect(rich.me.hand).toEqual(["A"]);
  });

  test.each([
    ["battle", "up"],
    ["effect", "down"],
  ] as const)("apply only to the named cause (%s)", (cause, face) => {
    const g = gameWith([replace({ cause })], { dice: [1, 20] });
    g.me.attack("Able", "Enemy");
    expect(g.face("Able")).toBe(face);
  });

  test("apply only if their condition is true, and once per turn", () => {
    const yours = replace({ if: { is: "turn", of: "you" }, oncePerTurn: true });
    const g = gameWith([yours], { dice: [1, 20, 1, 20] });
    g.me.attack("Able", "Enemy");
    expect(g.face("Able")).toBe("up");
    g.me.attack("Able", "Enemy");
    expect(g.face("Able")).toBe("down");
  });

  test("apply to other cards, which are named `it`", () => {
    const back: Effect = { do: "move", card: "it", to: "hand" };
    const g = gameWith([replace({ card: { of: "you", not: "this" }, effect: back })], {
      me: { field: [at(0, 1, plain("Friend"))] },
      dice: [1, 20],
    });
    g.me.attack("Friend", "Enemy");
    expect(g.me.hand).toEqual(["Friend"]);
  });
});

describe("activated abilities", () => {
  test("can be used once a turn, in their controller's turn", () => {
    const g = gameWith([{ kind: "activated", oncePerTurn: true, effect: draw }]);
    g.me.use("Able");
    expect(g.me.why(g.me.using("Able")).why.key).toBe("why.lang.used");
    g.me.endTurn();
    g.foe.endTurn();
    g.me.use("Able");
    expect(g.me.hand).toHaveLength(3);
  });

  test("pay their cost first, and are refused if it cannot be paid", () => {
    const paid: Ability = { kind: "activated", cost: [{ pay: "discard", count: 1 }], effect: draw };
    const g = gameWith([paid], { me: { hand: [plain("A")] } });
    g.me.use("Able").pick("A");
    expect(g.me.discard).toEqual(["A"]);
    expect(g.me.hand).toHaveLength(1);
    expect(gameWith([paid]).me.why({ type: "ability", card: 0 }).rule).toBe("D20 6.3");
  });

  test("flipping their own card down as a cost counts as paid even if it is replaced", () => {
    const down: Ability = { kind: "activated", cost: [{ pay: "flip-down" }], effect: draw };
    const stay: Ability = { kind: "replace", change: "flip-down", card: "this", effect: { do: "nothing" } };
    const g = gameWith([down, stay]);
    g.me.use("Able");
    expect(g.face("Able")).toBe("up");
    expect(g.me.hand).toHaveLength(1);
  });
});
