import { expect, test } from "vitest";
import { at, d20, plain } from "../../testing";
import { bonus, diceOf, fight, has, numbers, printed } from "../testing";

test("Stone Thrower: attacks from two cells away, and has −2 when it is attacked", () => {
  const g = d20({
    me: { field: [at(0, 0, "Stone Thrower")] },
    foe: { field: [at(2, 0, plain("Far")), at(1, 0, plain("Near"))] },
  });
  fight(g, "Stone Thrower", "Far", 20, 1);
  expect(g.battle?.bonus).toEqual([0, 0]);
  g.me.endTurn();
  fight(g, "Near", "Stone Thrower", 10, 11);
  expect(g.battle?.bonus).toEqual([0, -2]);
  expect(g.face("Stone Thrower")).toBe("down");
});

test("Battering Ram: has +4 in an attack along a row or column", () => {
  const g = d20({
    me: { field: [at(0, 0, "Battering Ram")] },
    foe: { field: [at(0, -1, plain("South")), at(1, 1, plain("Corner"))] },
  });
  fight(g, "Battering Ram", "South", 10, 13);
  expect(g.battle?.bonus).toEqual([4, 0]);
  expect(g.face("South")).toBe("down");
  expect(bonus(g, "Battering Ram")).toBe(0);
  fight(g, "Battering Ram", "Corner", 10, 9);
  expect(g.battle?.bonus).toEqual([0, 0]);
});

test("Battering Ram: gets nothing when it is attacked", () => {
  const g = d20({
    active: 1,
    me: { field: [at(0, 0, "Battering Ram")] },
    foe: { field: [at(1, 0, plain("Enemy"))] },
  });
  expect(fight(g, "Enemy", "Battering Ram", 10, 11).battle?.bonus).toEqual([0, 0]);
});

test("Watchtower: cannot attack, and lets its player's Warriors next to it attack from two cells away", () => {
  const g = d20({
    me: { field: [at(0, 0, "Watchtower"), at(1, 0, plain("Bow")), at(0, 3, plain("Alone"))] },
    foe: { field: [at(3, 0, plain("Enemy")), at(0, 1, plain("Near")), at(-1, 0, plain("Beside"))] },
  });
  expect(g.me.why(g.me.attacking("Watchtower", "Near")).why.key).toBe("why.d20.bound");
  expect(["Bow", "Alone", "Beside", "Watchtower"].map((name) => has(g, name, "reach"))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  fight(g, "Bow", "Enemy", 20, 1);
  expect(g.face("Enemy")).toBe("down");
});

test("Ballista Crew: once a turn, gives an opposing Warrior two cells away −4 this turn", () => {
  const g = d20({
    me: { field: [at(0, 0, "Ballista Crew"), at(0, 2, plain("Friend"))] },
    foe: {
      field: [
        at(1, 0, plain("Near")),
        at(2, 1, plain("Two")),
        at(-2, 0, plain("West")),
        at(3, 0, plain("Three")),
      ],
    },
  });
  g.me.use("Ballista Crew");
  expect(g.offered()).toEqual(["Two", "West"]);
  g.pick("Two");
  expect(bonus(g, "Two")).toBe(-4);
  expect(bonus(g, "West")).toBe(0);
  expect(g.me.why(g.me.using("Ballista Crew")).why.key).toBe("why.lang.used");
  g.me.endTurn();
  expect(bonus(g, "Two")).toBe(0);
});

test("Clockwork Ram: once a turn, turns its numbers a quarter clockwise for the turn", () => {
  const g = d20({ me: { field: [at(0, 0, "Clockwork Ram")] } });
  const before = printed("Clockwork Ram");
  g.me.use("Clockwork Ram");
  expect(numbers(g, "Clockwork Ram")).toEqual([...before.slice(-2), ...before.slice(0, -2)]);
  expect(numbers(g, "Clockwork Ram")[2]).toBe(before[0]);
  expect(g.me.why(g.me.using("Clockwork Ram")).why.key).toBe("why.lang.used");
  g.me.endTurn();
  expect(numbers(g, "Clockwork Ram")).toEqual(before);
});

test("Loaded Automaton: once per turn, may turn the highest die of its attack to 13", () => {
  const g = d20({
    me: { field: [at(0, 0, "Loaded Automaton")] },
    foe: { field: [at(1, 0, plain("A")), at(0, 1, plain("B")), at(-1, 0, plain("C"))] },
  });
  fight(g, "Loaded Automaton", "A", 5, 1).confirm(false);
  fight(g, "Loaded Automaton", "B", 5, 12).confirm(true);
  expect(diceOf(g)[0]?.includes(13)).toBe(true);
  expect(g.face("B")).toBe("down");
  fight(g, "Loaded Automaton", "C", 5, 12);
  expect(g.face("Loaded Automaton")).toBe("down");
});

test("Turntable Engine: once a turn, swaps places with another face-up Warrior of its player", () => {
  const g = d20({
    me: { field: [at(0, 0, "Turntable Engine"), at(3, 1, plain("Far")), at(0, 1, plain("Asleep"), "down")] },
    foe: { field: [at(1, 0, plain("Enemy"))] },
  });
  g.me.use("Turntable Engine");
  expect(g.offered()).toEqual(["Far"]);
  g.pick("Far");
  expect(g.cellOf("Turntable Engine")).toEqual([3, 1]);
  expect(g.cellOf("Far")).toEqual([0, 0]);
  expect(g.me.why(g.me.using("Turntable Engine")).why.key).toBe("why.lang.used");
});

test("Overdrive Engine: rolls two more dice in attack, and its player discards a card when it wins", () => {
  const g = d20({
    me: { field: [at(0, 0, "Overdrive Engine")], hand: [plain("A"), plain("B")] },
    foe: { field: [at(1, 0, plain("Enemy")), at(0, 1, plain("Strong"))] },
  });
  fight(g, "Overdrive Engine", "Enemy", 20, 1, { more: [2, 0] }).pick("A");
  expect(diceOf(g)[0]?.length).toEqual((printed("Overdrive Engine")[2] ?? 0) + 2);
  expect(g.me.discard).toEqual(["A"]);
  expect(numbers(g, "Overdrive Engine")).toEqual(printed("Overdrive Engine"));
  fight(g, "Overdrive Engine", "Strong", 1, 20, { more: [2, 0] });
  expect(g.me.discard).toEqual(["A"]);
});

test("Overdrive Engine: a win in defence also costs a card, but it rolls as printed", () => {
  const g = d20({
    active: 1,
    me: { field: [at(0, 0, "Overdrive Engine")], hand: [plain("A")] },
    foe: { field: [at(1, 0, plain("Enemy"))] },
  });
  fight(g, "Enemy", "Overdrive Engine", 1, 20).pick("A");
  expect(diceOf(g)[1]?.length).toEqual(printed("Overdrive Engine")[2]);
  expect(g.me.discard).toEqual(["A"]);
});
