import { describe, expect, test } from "vitest";
import { d20Warriors } from "..";
import { aura, flipDown, foes, has, is, onceATurn } from "../cards/parts";
import { DIRECTIONS } from "../rules/board";
import { at, d20, plain, special } from "../testing";
import { battleChance, winChance } from "./odds";

/** The preview of an attack by "Mine" on "Theirs" to its north. */
function shown(mine: Parameters<typeof special>[1], theirs: Parameters<typeof special>[1] = {}) {
  const g = d20({
    me: { field: [at(0, 0, special("Mine", mine))] },
    foe: { field: [at(0, 1, special("Theirs", theirs))] },
  });
  const reader = { rules: g.engine.rules, state: g.view(0) };
  const found = d20Warriors.table.preview(reader, g.me.attacking("Mine", "Theirs"));
  expect(g.battle).toBeNull();
  return found;
}

describe("D20 5.23", () => {
  test("D20 5.23 includes effects that count while attacking in the numbers before the attack", () => {
    const eager = { abilities: [aura("this", DIRECTIONS, 2, is("attacking", { for: "this" }))] };
    expect(shown(eager)?.sides?.map(({ dice }) => dice)).toEqual([3, 1]);
    expect(shown({}, eager)?.sides?.map(({ dice }) => dice)).toEqual([1, 1]);
  });

  test("D20 5.23 adds effects that count while defending to the highest roll", () => {
    const steady = { abilities: [aura("this", ["bonus"], 4, is("defending", { for: "this" }))] };
    expect(shown({}, steady)?.sides?.map(({ bonus }) => bonus)).toEqual([0, 4]);
    expect(shown({}, steady)?.chance).toBeCloseTo(winChance(1, 1, 0, 4));
  });

  test("D20 5.23 includes keywords for dice or ties in the chance", () => {
    expect(shown({})?.chance).toBeCloseTo(0.5);
    expect(shown({ keywords: ["sure"] })?.chance).toBeGreaterThan(0.55);
    expect(shown({ keywords: ["stalwart"] })?.chance).toBeGreaterThan(0.53);
    expect(shown({}, { keywords: ["stalwart"] })?.chance).toBeLessThan(0.47);
    expect(shown({ keywords: ["iron"] })?.chance).toBeCloseTo(0.525);
    expect(shown({ abilities: [has("this", "sure", is("attacking", { for: "this" }))] })?.chance).toBeCloseTo(
      shown({ keywords: ["sure"] })?.chance ?? 0,
    );
  });
});

describe("the preview of a placement", () => {
  const placed = (card: Parameters<typeof special>[1], x: number, y: number) => {
    const g = d20({
      me: { hand: [special("New", card)] },
      foe: { field: [at(0, 0, plain("Strong", 3)), at(0, 5, plain("Far", 1))] },
    });
    const reader = { rules: g.engine.rules, state: g.view(0) };
    return d20Warriors.table.preview(reader, { type: "place", card: g.id("New"), cell: [x, y] });
  };

  test("shows the best attack for each cell", () => {
    expect(placed({ numbers: [1, 1, 1, 1, 5, 1, 1, 1] }, 0, 1)?.chance).toBeCloseTo(winChance(5, 3));
    expect(placed({ numbers: [1, 1, 1, 1, 5, 1, 1, 1] }, 0, 1)?.lines.map(({ args }) => args)).toEqual([
      { card: "Strong", percent: Math.round(winChance(5, 3) * 100) },
      { card: "Strong", percent: Math.round(winChance(3, 5) * 100) },
    ]);
  });

  test("counts the Warrior's own static abilities", () => {
    const proud = { abilities: [aura("this", DIRECTIONS, 2)] };
    expect(placed(proud, 0, 1)?.chance).toBeCloseTo(winChance(3, 3));
  });

  test("shows no odds without an attack target", () => {
    expect(placed({}, 2, 0)).toBeNull();
  });
});

test("previews the best attack of a moved Warrior for each cell, counting its own abilities once", () => {
  const proud = special("Proud", { abilities: [aura("this", DIRECTIONS, 2)] });
  const g = d20({ me: { field: [at(0, 3, proud)] }, foe: { field: [at(0, 0, plain("Strong", 3))] } });
  const reader = { rules: g.engine.rules, state: g.view(0) };
  const onCell = (x: number, y: number) =>
    d20Warriors.table.preview(reader, { type: "place", card: g.id("Proud"), cell: [x, y] });
  expect(onCell(0, 1)?.chance).toBeCloseTo(winChance(3, 3));
  expect(onCell(0, 3)).toBeNull();
});

test("warns of an ability without effect before asking for its cost", () => {
  const strike = onceATurn({
    do: "choose",
    from: { ...foes(), touching: "this" },
    then: flipDown("it"),
  });
  const lines = (x: number) => {
    const g = d20({
      me: { field: [at(0, 0, special("Mine", { abilities: [strike] }))] },
      foe: { field: [at(x, 0, special("Theirs", {}))] },
    });
    const reader = { rules: g.engine.rules, state: g.view(0) };
    return d20Warriors.table.preview(reader, g.me.using("Mine"))?.lines.map(({ key }) => key);
  };
  expect(lines(1)).toBeUndefined();
  expect(lines(3)).toEqual(["table.preview.nothing"]);
});

/** Share of battles won over every possible roll, one die each, with ties halved. */
function counted(value: (roll: number, next: number) => number): number {
  let won = 0;
  for (let a = 1; a <= 20; a++)
    for (let next = 1; next <= 20; next++)
      for (let b = 1; b <= 20; b++) {
        const mine = value(a, next);
        won += mine > b ? 1 : 0;
      }
  return won / 20 ** 3;
}

test("the odds match counting all rolls", () => {
  const one = { dice: 1, bonus: 0 };
  const wins = (side: object) => battleChance({ ...one, ...side }, { ...one, winsTies: true });
  expect(wins({})).toBeCloseTo(counted((a) => a));
  expect(wins({ again: 3 })).toBeCloseTo(counted((a, next) => (a <= 3 ? next : a)));
  expect(wins({ floor: 6 })).toBeCloseTo(counted((a) => Math.max(6, a)));
  expect(wins({ again: 3, floor: 6 })).toBeCloseTo(counted((a, next) => Math.max(6, a <= 3 ? next : a)));
  expect(winChance(0, 0)).toBeCloseTo(0.5);
  expect(winChance(2, 1) + winChance(1, 2)).toBeCloseTo(1);
});

describe("whether a Flash card is pointless", () => {
  const pointless = (name: string, more: Parameters<typeof d20>[0] = {}) => {
    const g = d20({ ...more, me: { ...more.me, hand: [name] } });
    return d20Warriors.timing.isPointless?.(
      { rules: g.engine.rules, state: g.view(0) },
      { type: "flash", card: g.id(name) },
    );
  };
  const field = [at(0, 0, plain("Mine"))];

  test("is pointless if it changes dice outside a battle", () => {
    expect(pointless("One Throw More", { me: { field } })).toBe(true);
    expect(pointless("Rally Horn", { me: { field } })).toBe(false);
    expect(pointless("Fresh Orders")).toBe(false);
  });

  test("is not pointless when a card in play reacts to Flash cards", () => {
    expect(pointless("One Throw More", { me: { field: [at(0, 0, "Rune of Echoes")] } })).toBe(false);
  });
});

test("the preview of a card with a price uses only what its player knows of the other hand", () => {
  const g = d20({
    me: { hand: ["Trapdoor", plain("Spare")], field: [at(0, 0, plain("Mine"))] },
    foe: { hand: [plain("Secret")], field: [at(1, 0, plain("Theirs"))] },
  });
  const action = { type: "flash", card: g.id("Trapdoor") };
  expect(d20Warriors.table.preview({ rules: g.engine.rules, state: g.view(0) }, action)).toBeNull();
});
