import { describe, expect, test } from "vitest";
import { destroy, draw, ENEMY, each, ignition, lifts, OWN, target, word } from "../cards/parts";
import {
  able,
  aField,
  anElite,
  anEquipment,
  aTactic,
  aWarrior,
  boost,
  duel,
  type SoulsLayout,
} from "../testing";

const sword = (name = "Sword") => anEquipment(name, boost());

const trap = (name = "Trap") => aTactic(name, draw(1));

const many = <T>(n: number, make: (name: string) => T, prefix: string) =>
  Array.from({ length: n }, (_, i) => make(`${prefix}${i}`));

const ruleOf = (g: ReturnType<typeof duel>, type: string, name: string) =>
  g.me.why(g.me.doing(type, name)).rule;

describe("each card in its zone", () => {
  test("BOS 2.3 every kind of card goes to its own zone", () => {
    const stays = anEquipment("Stays", undefined, {}, "continuous");
    const g = duel({ me: { hand: [aWarrior("Oak"), stays, trap(), aField("Plain")] } });
    g.me.deploy("Oak");
    g.me.activate("Stays");
    g.me.set("Trap");
    g.me.activate("Plain");
    expect(["Oak", "Stays", "Trap", "Plain"].map((name) => g.zone(name))).toEqual([
      "fighters",
      "equipment",
      "tactics",
      "battlefield",
    ]);
    expect(g.me.pile).toEqual([]);
    expect(g.me.deck).toHaveLength(10);
  });

  test("BOS 2.4 an effect brings in no sixth fighter", () => {
    const call = able(
      "Call",
      ignition([], { do: "choose", from: { zone: "hand", of: "you" }, then: word("deploy", { card: "it" }) }),
    );
    const g = duel({
      me: { fighters: [call, ...many(4, (name) => aWarrior(name), "F")], hand: [aWarrior("Oak")] },
    });
    g.me.use("Call");
    g.pick("Oak");
    expect(g.me.fighters).toHaveLength(5);
    expect(g.me.hand).toEqual(["Oak"]);
  });
});

describe("equipment and tactics", () => {
  test("BOS 2.7 with three equipment cards there is no place for another, even a One-Turn card; a set one can be activated", () => {
    const g = duel({
      me: { fighters: [aWarrior("Oak")], equipment: many(3, sword, "S"), hand: [sword("More")] },
    });
    expect(ruleOf(g, "activate", "More")).toBe("BOS 2.7");
    expect(ruleOf(g, "set", "More")).toBe("BOS 2.7");
    g.me.activate("S0");
    g.pick("Oak");
    expect(g.stat("Oak", "atk")).toBe(1500);
    expect(g.me.equipment).toEqual(["S1", "S2"]);
    expect(g.me.can("activate", "More")).toBe(true);
  });

  test("BOS 2.8 equipment from the hand is face up while it waits", () => {
    const g = duel({ me: { fighters: [aWarrior("Oak")], hand: [sword()] }, foe: { tactics: [trap()] } });
    g.me.activate("Sword");
    g.pick("Oak");
    expect(g.zone("Sword")).toBe("equipment");
    expect(g.card("Sword").face).toBe("up");
    expect(g.foe.sees("equipment", 0)).toEqual(["Sword"]);
  });

  test("BOS 2.9 it may be set face down instead, with no effect", () => {
    const g = duel({ me: { fighters: [aWarrior("Oak")], hand: [sword()] } });
    g.me.set("Sword");
    expect(g.me.equipment).toEqual(["Sword"]);
    expect(g.stat("Oak", "atk")).toBe(1000);
    expect(g.foe.sees("equipment", 0)).toEqual([""]);
    expect(g.me.sees("equipment")).toEqual(["Sword"]);
  });

  test("BOS 2.10 set equipment waits for its controller's next turn", () => {
    const g = duel({ me: { fighters: [aWarrior("Oak")], hand: [sword()] } });
    g.me.set("Sword");
    expect(ruleOf(g, "activate", "Sword")).toBe("BOS 2.10");
    g.nextTurn();
    expect(g.turnOf).toBe(1);
    g.nextTurn();
    expect(g.turnOf).toBe(0);
    expect(g.step).toBe("main");
    expect(g.me.can("activate", "Sword")).toBe(true);
  });

  test("BOS 2.11, BOS 5.2 a One-Turn card goes to the pile when its link has resolved, and frees its place", () => {
    const g = duel({ me: { fighters: [aWarrior("Oak")], hand: [sword()] } });
    g.me.activate("Sword");
    g.pick("Oak");
    expect(g.me.equipment).toEqual([]);
    expect(g.me.pile).toEqual(["Sword"]);
  });

  test("BOS 2.12 three tactics are the limit, set or face up", () => {
    const stays = { card: aTactic("Stays", undefined, {}, "continuous"), up: true as const };
    const g = duel({ me: { tactics: [trap("A"), trap("B"), stays], hand: [trap("C")] } });
    expect(ruleOf(g, "set", "C")).toBe("BOS 2.12");
    expect(duel({ me: { tactics: [trap("A"), trap("B")], hand: [trap("C")] } }).me.can("set", "C")).toBe(
      true,
    );
  });

  test("BOS 2.13 a tactic is never activated from the hand", () => {
    const g = duel({ me: { hand: [trap()] } });
    expect(g.me.cardsFor("activate")).toEqual([]);
    expect(ruleOf(g, "activate", "Trap")).toBe("BOS 2.13");
    expect(g.me.cardsFor("set")).toEqual(["Trap"]);
  });

  test("BOS 2.14, BOS 6.2 a tactic is not activated in the turn it was set, but from the opponent's next turn on", () => {
    const g = duel({ me: { fighters: [aWarrior("Oak")], hand: [trap()] } });
    g.me.set("Trap");
    expect(ruleOf(g, "activate", "Trap")).toBe("BOS 2.14");
    g.me.battle();
    g.me.strike("Oak");
    expect(g.asked).toBe(null);
    g.me.endBattle();
    g.me.endTurn();
    expect(g.turnOf).toBe(1);
    expect(g.asked).toBe("phase 0");
    expect(g.me.cardsFor("activate")).toEqual(["Trap"]);
  });

  test("BOS 2.15 three equipment cards and three tactics fill the field; players may agree on six of any kind", () => {
    const layout: SoulsLayout = {
      me: {
        fighters: [aWarrior("Oak")],
        equipment: many(3, sword, "S"),
        tactics: many(3, trap, "T"),
        hand: [sword("S"), trap("T")],
      },
    };
    const g = duel(layout);
    expect(ruleOf(g, "set", "S")).toBe("BOS 2.7");
    expect(ruleOf(g, "set", "T")).toBe("BOS 2.12");
    expect(ruleOf(g, "activate", "S")).toBe("BOS 2.7");
    const six = duel({
      options: { places: "six" },
      me: { equipment: many(5, sword, "S"), hand: [sword("More"), trap("T")] },
    });
    six.me.set("T");
    expect(ruleOf(six, "set", "More")).toBe("BOS 2.15");
  });

  test("BOS 2.16 if text lifts the tactic limit, five cards leave a place for one of either kind", () => {
    const wide = able("Wide", lifts("places-tactics", 9));
    for (const type of ["T", "S"]) {
      const g = duel({
        me: { fighters: [wide], tactics: many(5, trap, "T"), hand: [trap("T"), sword("S"), trap("Last")] },
      });
      g.me.set(type);
      expect(ruleOf(g, "set", "Last")).toBe("BOS 2.15");
    }
    const plain = duel({ me: { tactics: many(3, trap, "T"), hand: [trap("More")] } });
    expect(ruleOf(plain, "set", "More")).toBe("BOS 2.12");
  });
});

describe("piles", () => {
  test("BOS 2.17 destroyed fighters and used cards go face up to their owners' piles", () => {
    const g = duel({
      me: { fighters: [aWarrior("Oak")], tactics: [aTactic("Fall", target(OWN, destroy("target")))] },
    });
    g.me.activate("Fall");
    g.pick("Oak");
    expect(g.me.pile).toEqual(["Fall", "Oak"]);
    expect(g.card("Oak").face).toBe("up");
    expect(g.card("Fall").face).toBe("up");
  });

  test("BOS 2.19 a pile keeps its order, the latest card on top", () => {
    const drop = able(
      "Drop",
      ignition([{ pay: "discard", count: 1 }], draw(1), { uses: { per: "turn", most: 9 } }),
    );
    const g = duel({ me: { fighters: [drop], hand: [aWarrior("X"), aWarrior("Y"), aWarrior("Z")] } });
    for (const name of ["X", "Y", "Z"]) {
      g.me.use("Drop");
      g.pick(name);
    }
    expect(g.me.pile).toEqual(["Z", "Y", "X"]);
    expect(g.actions().map(({ type }) => type)).not.toContain("reorder");
  });

  test("BOS 15.28 cards revealed from the top of the deck stay there, and it is not shuffled", () => {
    const peek = able("Peek", ignition([], word("reveal-top", { n: 2 })));
    const deck = [aWarrior("A"), aWarrior("B"), aWarrior("C")];
    const shown = duel({ me: { fighters: [peek], deck } });
    shown.me.use("Peek");
    expect(shown.me.deck).toEqual(["A", "B", "C"]);
    expect(shown.eventTypes.includes("shuffle")).toBe(false);
    expect(shown.foe.sees("deck", 0)).toEqual(["", "B", "C"]);
  });

  test("BOS 2.21 a search shuffles the deck once it has resolved", () => {
    const find = able("Find", ignition([], word("search", { from: { type: "elite" } })));
    const g = duel({ me: { fighters: [find], deck: [aWarrior("A"), anElite("Big"), aWarrior("B")] } });
    g.me.use("Find");
    expect(g.eventTypes).not.toContain("shuffle");
    g.pick("Big");
    expect(g.eventTypes).toContain("shuffle");
    expect(g.foe.sees("deck", 0)).toEqual(["", ""]);
  });
});

describe("the battlefield", () => {
  test("BOS 2.22, BOS 2.25 a battlefield is activated face up in a main phase, and never set", () => {
    const g = duel({ me: { hand: [aField("Plain")] } });
    expect(g.me.cardsFor("set")).toEqual([]);
    expect(ruleOf(g, "set", "Plain")).toBe("BOS 2.22");
    g.me.activate("Plain");
    expect(g.me.battlefield).toEqual(["Plain"]);
    expect(g.card("Plain").face).toBe("up");
    expect(g.foe.sees("battlefield", 0)).toEqual(["Plain"]);
  });

  const old = aField("Old", {
    kind: "trigger",
    when: { on: "destroyed", card: "this" },
    effect: word("gain-sp", { n: 7 }),
  });
  const layout: SoulsLayout = {
    me: { hand: [aField("New")] },
    foe: { battlefield: [old], tactics: [aTactic("Kanabo", word("negate", { what: "any" }))] },
  };

  test("BOS 2.23, BOS 2.24 a new battlefield destroys the one on the table as it is placed, before responses", () => {
    const g = duel(layout);
    g.me.activate("New");
    expect(g.me.battlefield).toEqual(["New"]);
    expect(g.foe.battlefield).toEqual([]);
    expect(g.foe.pile).toEqual(["Old"]);
    expect(g.asked).toBe("chain 1");
    g.settle();
    expect(g.sp).toEqual([8000, 8007]);
  });

  test("BOS 2.24 the old battlefield stays destroyed if the new one is negated", () => {
    const negated = duel(layout);
    negated.me.activate("New");
    negated.foe.activate("Kanabo");
    negated.settle();
    expect(negated.me.battlefield).toEqual([]);
    expect(negated.foe.battlefield).toEqual([]);
    expect(negated.me.pile).toEqual(["New"]);
  });

  test("BOS 2.24 a player may replace their own battlefield", () => {
    const own = duel({ me: { hand: [aField("New")], battlefield: [aField("Mine")] } });
    own.me.activate("New");
    expect(own.me.battlefield).toEqual(["New"]);
    expect(own.me.pile).toEqual(["Mine"]);
  });
});

describe("cards on the field and off it", () => {
  test("BOS 15.7 the cards on the mats are on the field; piles, decks and hands are not", () => {
    const tide = able(
      "Tide",
      ignition([], each({ zone: "on-field" }, { do: "move", card: "it", to: "hand" })),
    );
    const g = duel({
      me: {
        fighters: [tide],
        battlefield: [aField("Plain")],
        hand: [aWarrior("H")],
        discard: [aWarrior("D")],
      },
      foe: { fighters: [aWarrior("Ash")], equipment: [sword()], tactics: [trap()] },
    });
    g.me.use("Tide").settle();
    expect(g.me.hand.toSorted()).toEqual(["H", "Plain", "Tide"]);
    expect(g.foe.hand.toSorted()).toEqual(["Ash", "Sword", "Trap"]);
    expect(g.me.pile).toEqual(["D"]);
  });

  test("BOS 15.3 removed cards are in a separate public pile, which effects on the discard pile cannot reach", () => {
    const gone = able(
      "Gone",
      ignition([], target(ENEMY, word("remove", { card: "target" }))),
      ignition([], { do: "choose", from: { zone: "discard" }, then: { do: "move", card: "it", to: "hand" } }),
    );
    const g = duel({ me: { fighters: [gone] }, foe: { fighters: [aWarrior("Ash")] } });
    g.me.use("Gone");
    g.pick("Ash");
    expect(g.foe.removed).toEqual(["Ash"]);
    expect(g.foe.pile).toEqual([]);
    expect(g.me.sees("removed", 1)).toEqual(["Ash"]);
    g.me.use("Gone", 1);
    expect(g.decision?.kind).toBe("act");
    expect(g.foe.hand).toEqual([]);
  });

  test("BOS 15.8 all four classes are fighters, and a class is one of them", () => {
    const all = {
      kind: "standing",
      cards: { of: "you", type: "fighter" },
      stats: ["atk"],
      op: "add",
      amount: 200,
    } as const;
    const some = { ...all, cards: { of: "you", type: "warrior" }, stats: ["rst"] } as const;
    const g = duel({
      me: {
        fighters: [
          able("Lead", all, some),
          aWarrior("W"),
          ...["elite", "warlord", "legendary"].map((type) => ({ ...aWarrior(type), type: type as "elite" })),
        ],
      },
    });
    expect(g.stat("W", "atk")).toBe(1200);
    expect(g.stat("W", "rst")).toBe(1200);
    for (const name of ["elite", "warlord", "legendary"]) {
      expect(g.stat(name, "atk"), name).toBe(1200);
      expect(g.stat(name, "rst"), name).toBe(1000);
    }
  });
});
