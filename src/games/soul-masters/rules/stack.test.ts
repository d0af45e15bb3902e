import { describe, expect, test } from "vitest";
import type { Ability, Effect } from "../../../language";
import { word } from "../cards/parts";
import { able, anAbility, aSpell, aUnit, duel } from "../testing";

const heal = (n: number) => word("heal", { n });
const salve = (name: string, n = 1) => anAbility(name, heal(n));
const draw: Effect = { do: "draw", who: "you", count: 1 };

describe("priority", () => {
  test("SM 15.1, SM 15.7 only the player with priority acts; after a pass the other has it", () => {
    const g = duel({ foe: { hand: [salve("Balm")] } });
    expect(g.foe.why(g.foe.doing("cast", "Balm")).why.key).toBe("why.not-asked");
    g.me.pass();
    expect(g.who).toBe(1);
    g.foe.cast("Balm");
    expect(g.who).toBe(0);
  });

  test("SM 15.2, SM 12.20, SM 12.22 the turn player has priority first in each phase and step in which players act", () => {
    const g = duel({ at: "choose", me: { battleground: [aUnit("Oak")] } });
    g.me.main();
    expect(g.step).toBe("main");
    expect(g.who).toBe(0);
    g.me.attack("Oak", "Rival");
    for (const step of ["pre-defender", "post-defender", "end-of-combat"]) {
      g.until(step);
      expect(g.step).toEqual(step);
      expect(g.who).toBe(0);
    }
    g.fightOn();
    g.me.endTurn();
    expect(g.step).toBe("end");
    expect(g.who).toBe(0);
  });

  test("SM 15.3 passing is always legal for a player with priority", () => {
    const g = duel({ me: { battleground: [aUnit("Oak")], hand: [salve("Balm")], hp: 10 } });
    const passes = () => g.actions().some(({ type }) => type === "pass");
    expect(passes()).toBe(true);
    g.me.cast("Balm");
    expect(passes()).toBe(true);
    g.resolve();
    g.me.attack("Oak", "Rival");
    for (const step of ["pre-defender", "defender", "post-defender", "end-of-combat"]) {
      g.until(step);
      expect(passes()).toBe(true);
    }
  });

  test("SM 15.4, SM 15.5 after a play the other player has priority first, then the one who played; only then it resolves", () => {
    const g = duel({ me: { hp: 10, hand: [salve("Balm")] } });
    g.me.cast("Balm");
    expect(g.who).toBe(1);
    g.foe.pass();
    expect(g.who).toBe(0);
    expect(g.me.hp).toBe(10);
    expect(g.stack).toEqual(["Balm"]);
    g.me.pass();
    expect(g.who).toBe(0);
    expect(g.me.hp).toBe(11);
    expect(g.stack).toEqual([]);
  });

  test("SM 15.6 crystals, conversion, energy and energy skills take effect at once: stack and priority stay as they were", () => {
    const druid = able("Druid", {
      kind: "activated",
      cost: [{ pay: "word", word: "rest-this" }],
      effect: word("add-energy", { n: 1 }),
    });
    const coal = aUnit("Coal");
    const g = duel({
      me: {
        hp: 10,
        hand: [salve("Balm"), coal],
        battleground: [druid],
        energy: ["A", "B", "C", "D", "E"].map((name) => aUnit(name)),
      },
    });
    g.me.cast("Balm");
    g.foe.pass();
    const special = [
      () => g.me.crystal("B"),
      () => g.me.useEnergy("Druid"),
      () => g.me.energy("Coal"),
      () => g.me.convert(),
    ];
    for (const act of special) {
      act();
      expect(g.stack).toEqual(["Balm"]);
      expect(g.who).toBe(0);
    }
    expect(g.me.resources).toBe(1);
  });

  test("SM 15.8 two passes resolve the top of the stack, then the turn player has priority; a special action in between resets the count", () => {
    const g = duel({ foe: { hp: 10, hand: [salve("Balm")], energy: 2 } });
    g.me.pass();
    g.foe.cast("Balm");
    g.me.pass();
    g.foe.crystal(g.foe.energyField[1] ?? "");
    expect(g.who).toBe(1);
    expect(g.stack).toEqual(["Balm"]);
    g.foe.pass();
    expect(g.who).toBe(0);
    expect(g.stack).toEqual(["Balm"]);
    g.me.pass();
    expect(g.who).toBe(0);
    expect(g.stack).toEqual([]);
    expect(g.foe.hp).toBe(11);
  });

  test("SM 15.9 two passes with an empty stack begin the next step", () => {
    const g = duel({ me: { battleground: [aUnit("Oak")] } });
    g.me.attack("Oak", "Rival");
    g.me.pass();
    g.foe.pass();
    expect(g.step).toBe("defender");
  });
});

describe("the stack", () => {
  test("SM 16.1, SM 10.19 a played card has no effect yet: its cost is paid, its choices are made, and it waits", () => {
    const g = duel({ me: { hp: 10, energy: 1, hand: [salve("Balm")] } });
    g.me.cast("Balm");
    expect(g.me.ready).toBe(0);
    expect(g.stack).toEqual(["Balm"]);
    expect(g.me.hp).toBe(10);
    expect(g.zone("Balm")).toBe("stack");
    g.foe.pass();
    g.me.pass();
    expect(g.me.hp).toBe(11);
    expect(g.zone("Balm")).toBe("discard");
  });

  test("SM 16.2, SM 16.3, SM 16.7, SM 10.18 the item played last resolves first, including responses to responses; both players see the same order", () => {
    const skill: Ability = { kind: "activated", effect: heal(1) };
    const g = duel({
      me: { hp: 10, hand: [aSpell("First", draw), salve("Third")] },
      foe: { hp: 10, hand: [salve("Second")], battleground: [able("Fourth", skill)] },
    });
    g.me.cast("First");
    g.foe.cast("Second");
    g.me.cast("Third");
    g.foe.use("Fourth");
    const order = ["First", "Second", "Third", "Fourth"];
    for (const seat of [0, 1]) {
      expect(g.view(seat).stack.map(({ def }) => def)).toEqual(order);
      expect(g.view(seat).stack.map((item) => item.seat)).toEqual([0, 1, 0, 1]);
    }
    for (let n = 4; n > 0; n--) {
      expect(g.stack).toEqual(order.slice(0, n));
      g.resolve();
    }
  });

  test("SM 16.4 items resolve one at a time, and something played between two of them resolves before the rest", () => {
    const g = duel({
      me: { hp: 10, hand: [aSpell("Song", draw), salve("Late")] },
      foe: { hp: 10, hand: [salve("Balm")] },
    });
    g.me.cast("Song");
    g.foe.cast("Balm");
    g.resolve();
    g.me.cast("Late");
    expect(g.stack).toEqual(["Song", "Late"]);
    g.resolve();
    expect(g.me.hp).toBe(11);
    expect(g.stack).toEqual(["Song"]);
  });
});
