import { describe, expect, test } from "vitest";
import { attachTo, destroy, draw, ENEMY, OWN, target, whenever, word } from "../cards/parts";
import { able, anEquipment, aTactic, aWarrior, boost, duel, plus, type SoulsLayout } from "../testing";

const onHost = (n: number) => ({ ...plus(n), cards: { ref: "host" } }) as const;

const trap = aTactic("Trap", draw(1));

describe("equipment", () => {
  const banner = anEquipment("Banner", undefined, { abilities: [plus(300)] }, "continuous");
  const helm = anEquipment("Helm", attachTo(), { abilities: [onHost(400)] }, "attached");
  const fall = aTactic("Fall", {
    do: "choose",
    from: { zone: "on-field", of: "opponent" },
    as: "target",
    announced: true,
    then: destroy("target"),
  });

  test("BOS 5.4, BOS 5.5 a Continuous card stays and works until it is destroyed", () => {
    const g = duel({ me: { fighters: [aWarrior("Oak")], hand: [banner] }, foe: { tactics: [fall] } });
    g.me.activate("Banner");
    // It does not work before it has resolved.
    expect(g.asked).toBe("chain 1");
    expect(g.stat("Oak", "atk")).toBe(1000);
    g.foe.pass();
    expect(g.me.equipment).toEqual(["Banner"]);
    expect(g.stat("Oak", "atk")).toBe(1300);
    g.nextTurn();
    expect(g.turnOf).toBe(1);
    expect(g.stat("Oak", "atk")).toBe(1300);
    g.foe.activate("Fall");
    g.pick("Banner");
    expect(g.me.equipment).toEqual([]);
    expect(g.me.pile).toEqual(["Banner"]);
    expect(g.stat("Oak", "atk")).toBe(1000);
  });

  test("BOS 5.6 an Attached card is attached to one of your fighters, chosen on activation", () => {
    expect(
      duel({ me: { hand: [helm] }, foe: { fighters: [aWarrior("Ash")] } }).me.cardsFor("activate"),
    ).toEqual([]);
    const g = duel({
      me: { fighters: [aWarrior("Oak"), aWarrior("Elm")], hand: [helm] },
      foe: { fighters: [aWarrior("Ash")] },
    });
    g.me.activate("Helm");
    expect(g.offered()).toEqual(["Oak", "Elm"]);
    g.pick("Elm");
    expect(g.card("Helm").attachedTo).toEqual(g.id("Elm"));
    expect(g.stat("Elm", "atk")).toBe(1400);
    expect(g.stat("Oak", "atk")).toBe(1000);
    const fizzled = duel({
      me: { fighters: [aWarrior("Oak")], hand: [helm] },
      foe: { tactics: [aTactic("Strike", target(ENEMY, destroy("target")))] },
    });
    fizzled.me.activate("Helm");
    fizzled.pick("Oak");
    fizzled.foe.activate("Strike");
    fizzled.pick("Oak");
    expect(fizzled.me.equipment).toEqual([]);
    expect(fizzled.me.pile).toEqual(["Helm", "Oak"]);
  });

  test("BOS 5.7 an Attached card stays in its zone and takes a place", () => {
    const g = duel({
      me: {
        fighters: [aWarrior("Oak")],
        hand: [helm, anEquipment("More", boost())],
        equipment: [anEquipment("A", boost()), anEquipment("B", boost())],
      },
    });
    g.me.activate("Helm");
    g.pick("Oak");
    expect(g.me.equipment).toEqual(["A", "B", "Helm"]);
    expect(g.me.why(g.me.doing("set", "More")).rule).toBe("BOS 2.7");
  });

  const worn = (more: Partial<SoulsLayout> = {}, away = destroy("target")) => {
    const mourner = able(
      "Mourner",
      whenever({ on: "destroyed", card: { zone: "equipment" } }, word("gain-sp", { n: 1 })),
    );
    const layout: SoulsLayout = {
      me: {
        fighters: [aWarrior("Oak"), mourner],
        equipment: [{ card: helm, up: true, on: "Oak" }],
        tactics: [aTactic("Away", target(OWN, away))],
      },
    };
    return duel({ ...layout, ...more });
  };

  test("BOS 5.8 an Attached card is destroyed when its fighter leaves, however it leaves", () => {
    const ways = [
      destroy("target"),
      word("sacrifice", { card: "target" }),
      word("remove", { card: "target" }),
      word("shuffle-in", { card: "target" }),
      { do: "move", card: "target", to: "hand" } as const,
    ];
    for (const way of ways) {
      const g = worn({}, way);
      expect(g.stat("Oak", "atk")).toBe(1400);
      g.me.activate("Away");
      g.pick("Oak").settle();
      expect(g.me.equipment).toEqual([]);
      expect(g.me.pile.includes("Helm")).toBe(true);
      expect(g.events.filter(({ type, def }) => type === "destroyed" && def === "Helm")).toHaveLength(1);
    }
  });

  test("BOS 5.9 it stays attached when its fighter changes sides, and counts in its own zone", () => {
    const g = duel({
      me: { fighters: [aWarrior("Oak")], equipment: [{ card: helm, up: true, on: "Oak" }] },
      foe: { tactics: [aTactic("Lure", target(ENEMY, word("control", { card: "target" })))] },
    });
    g.me.endTurn();
    while (g.who !== 1) g.pass();
    g.foe.activate("Lure");
    g.pick("Oak");
    expect(g.foe.fighters).toEqual(["Oak"]);
    expect(g.stat("Oak", "atk")).toBe(1400);
    expect(g.me.equipment).toEqual(["Helm"]);
    expect(g.foe.equipment).toEqual([]);
  });
});

describe("tactics that stay", () => {
  const wall = aTactic("Wall", undefined, { abilities: [plus(300)] }, "continuous");

  test("BOS 6.3 a One-Turn tactic goes to the pile when it has resolved", () => {
    const g = duel({ me: { tactics: [trap] } });
    g.me.activate("Trap");
    expect(g.me.tactics).toEqual([]);
    expect(g.me.pile).toEqual(["Trap"]);
  });

  test("BOS 6.4, BOS 6.5 a Continuous tactic stays face up and takes a place; its effect ends when it is destroyed", () => {
    const fall = aTactic("Fall", {
      do: "choose",
      from: { zone: "tactics", face: "up" },
      as: "target",
      announced: true,
      then: destroy("target"),
    });
    const g = duel({ me: { fighters: [aWarrior("Oak")], tactics: [wall, fall] } });
    expect(g.stat("Oak", "atk")).toBe(1000);
    g.me.activate("Wall");
    g.settle();
    expect(g.me.tactics).toEqual(["Wall", "Fall"]);
    expect(g.card("Wall").face).toBe("up");
    expect(g.stat("Oak", "atk")).toBe(1300);
    g.me.activate("Fall");
    g.pick("Wall");
    expect(g.me.tactics).toEqual([]);
    expect(g.stat("Oak", "atk")).toBe(1000);
  });
});
