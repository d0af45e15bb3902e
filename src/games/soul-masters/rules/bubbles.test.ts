import { describe, expect, test } from "vitest";
import {
  choose,
  draw,
  ENEMY_UNIT,
  energy,
  ko,
  OWN_UNIT,
  on,
  resources,
  seq,
  skill,
  target,
  trap,
  word,
} from "../cards/parts";
import { able, anAbility, aSpell, aUnit, duel, resting } from "../testing";

const heal = (n: number) => word("heal", { n });
const kill = anAbility("Kill", target(ENEMY_UNIT, ko("target")));

describe("trigger bubbles", () => {
  test("SM 17.2, SM 17.3, SM 24.4.1, SM 24.16.3 ON KO triggers on damage and KO, not on Sacrifice and Destroy, though all end in the discard pile", () => {
    const victim = (name: string) => aUnit(name, 1, 1, { abilities: [on(["on-ko"], heal(1))] });
    const destroy = anAbility("Destroy", target(ENEMY_UNIT, word("destroy", { card: "target" })));
    const bolt = anAbility("Bolt", target(ENEMY_UNIT, word("damage", { card: "target", n: 1 })));
    const altar = able(
      "Altar",
      skill([{ pay: "cards", from: { of: "you", type: "unit" }, count: 1, how: "sacrifice" }], heal(5)),
    );
    const all = ["A", "B", "C", "D"].map(victim);
    const g = duel({ me: { hand: [destroy, bolt, kill] }, foe: { hp: 5, battleground: [...all, altar] } });
    g.me.cast("Destroy").pick("A").resolve();
    expect(g.stack).toEqual([]);
    expect(g.foe.discard).toEqual(["A"]);
    g.me.cast("Bolt").pick("B").resolve();
    expect(g.stack).toEqual(["B"]);
    g.resolve();
    g.me.cast("Kill").pick("C").resolve();
    expect(g.stack).toEqual(["C"]);
    g.resolve();
    g.me.pass();
    g.foe.using("Altar").pick("D");
    expect(g.stack).toEqual(["Altar"]);
    expect(g.foe.discard).toEqual(["A", "B", "C", "D"]);
  });

  test("SM 17.5 ON ENTER FROM HAND triggers when the unit is cast", () => {
    const herald = aUnit("Herald", 1, 1, { abilities: [on(["on-enter-from-hand"], heal(1))] });
    const cast = duel({ me: { hp: 10, hand: [herald] } });
    cast.me.cast("Herald");
    cast.resolve();
    expect(cast.stack).toEqual(["Herald"]);
  });

  test("SM 17.5 ON ENTER FROM HAND triggers when the unit is put onto the battleground from hand", () => {
    const herald = aUnit("Herald", 1, 1, { abilities: [on(["on-enter-from-hand"], heal(1))] });
    const put = (name: string, zone: "hand" | "discard") =>
      anAbility(name, choose({ zone, of: "you", type: "unit" }, word("put", { card: "it" })));
    const hand = duel({ me: { hp: 10, hand: [herald, put("Rush", "hand")] } });
    hand.me.cast("Rush");
    hand.resolve().pick("Herald");
    expect(hand.me.units).toEqual(["Herald"]);
    expect(hand.stack).toEqual(["Herald"]);
  });

  test("SM 17.6 ON ENTER FROM HAND does not trigger when the unit enters from the discard pile", () => {
    const herald = aUnit("Herald", 1, 1, { abilities: [on(["on-enter-from-hand"], heal(1))] });
    const put = (name: string, zone: "hand" | "discard") =>
      anAbility(name, choose({ zone, of: "you", type: "unit" }, word("put", { card: "it" })));
    const pile = duel({ me: { hp: 10, discard: [herald], hand: [put("Raise", "discard")] } });
    pile.me.cast("Raise");
    pile.resolve().pick("Herald");
    expect(pile.me.units).toEqual(["Herald"]);
    expect(pile.stack).toEqual([]);
  });

  test("SM 24.18.1 Summon is an old word for putting onto the battleground, with the limit of five units", () => {
    const summon = anAbility(
      "Summon",
      choose({ zone: "hand", of: "you", type: "unit" }, word("put", { card: "it" })),
    );
    const five = Array.from({ length: 5 }, (_, i) => aUnit(`Unit ${i}`));
    const g = duel({ me: { battleground: five, hand: [aUnit("Sixth"), summon] } });
    g.me.cast("Summon");
    g.resolve().pick("Sixth");
    expect(g.me.units).toHaveLength(5);
    expect(g.me.hand).toEqual(["Sixth"]);
  });
});

describe("bubbles that restrict where and when", () => {
  test("SM 17.8, SM 17.15 YOUR TURN: works only in its controller's turn, including the End of Turn", () => {
    const side = { hp: 10, battleground: [able("Sage", skill([], heal(1), ["your-turn"]))] };
    expect(duel({ me: side }).me.offered("use")).toHaveLength(1);
    expect(duel({ at: "end", me: side }).me.offered("use")).toHaveLength(1);
    const g = duel({ foe: side });
    g.me.pass();
    expect(g.foe.offered("use")).toEqual([]);
  });

  test("SM 17.9, SM 17.10 IN HAND and IN DISCARD: work only in that zone", () => {
    const inHand = (name: string) => able(name, skill([], heal(1), ["in-hand"]));
    const inPile = (name: string) => able(name, skill([], heal(1), ["in-discard"]));
    const g = duel({
      me: {
        hp: 10,
        hand: [inHand("Hand"), inPile("No Pile")],
        discard: [inPile("Pile"), inHand("No Hand")],
        battleground: [inHand("A"), inPile("B")],
      },
    });
    expect(g.me.cardsFor("use")).toEqual(["Hand", "Pile"]);
    g.me.use("Hand");
    expect(g.view(1).cards[g.id("Hand", 0)]?.def).toBe("Hand");
    g.resolve();
    g.me.use("Pile");
    g.resolve();
    expect(g.me.hp).toBe(12);
  });

  test("SM 17.9 using a skill from hand reveals its card to the other player", () => {
    const g = duel({
      me: { hp: 10, hand: [able("Kept", skill([], heal(1), ["in-hand", "once-per-round"])), aUnit("Spare")] },
    });
    expect(g.foe.sees("hand", 0)).toEqual(["", ""]);
    g.me.use("Kept");
    expect(g.foe.sees("hand", 0)).toEqual(["Kept", ""]);
  });

  test("SM 17.11, SM 17.12 PRE-DEFENDER and DEFENDER: work only in that step, and DEFENDER only for the defending player", () => {
    const side = () => [
      able("Early", skill([], heal(1), ["pre-defender"])),
      able("Late", skill([], heal(1), ["defender"])),
    ];
    const g = duel({
      me: { hp: 10, battleground: [aUnit("Oak"), ...side()] },
      foe: { hp: 10, battleground: side() },
    });
    expect(g.me.offered("use")).toEqual([]);
    g.me.attack("Oak", "Rival");
    expect(g.me.cardsFor("use")).toEqual(["Early"]);
    g.until("defender");
    expect(g.who).toBe(1);
    expect(g.foe.cardsFor("use")).toEqual(["Late"]);
    g.until("post-defender");
    expect(g.me.offered("use")).toEqual([]);
  });

  test("SM 17.13 ONCE PER ROUND limits one copy of the card, also its triggers; a card that left and returned is new", () => {
    const sage = able("Sage", skill([], heal(1), ["once-per-round"]));
    const bounce = anAbility("Bounce", target(OWN_UNIT, { do: "move", card: "target", to: "hand" }));
    const put = anAbility(
      "Put",
      choose({ zone: "hand", of: "you", type: "unit" }, word("put", { card: "it" })),
    );
    const g = duel({ me: { hp: 10, battleground: [sage, { ...sage, name: "Twin" }], hand: [bounce, put] } });
    g.me.use("Sage");
    g.resolve();
    expect(g.me.cardsFor("use")).toEqual(["Twin"]);
    g.me.cast("Bounce").pick("Sage").resolve();
    g.me.cast("Put");
    g.resolve().pick("Sage");
    expect(g.me.cardsFor("use")).toEqual(["Sage", "Twin"]);
    const drum = able("Drum", {
      kind: "trigger",
      when: { on: "cast", by: "you" },
      uses: { per: "round", most: 1 },
      effect: heal(1),
    });
    const twice = duel({
      me: { hp: 10, battleground: [drum], hand: [aSpell("A", draw(1)), aSpell("B", draw(1))] },
    });
    twice.me.cast("A");
    expect(twice.stack).toEqual(["A", "Drum"]);
    twice.resolve(2);
    twice.me.cast("B");
    expect(twice.stack).toEqual(["B"]);
  });

  test("SM 17.14 older bubble names mean the same", () => {
    expect(on(["on-play"], heal(1))).toEqual(on(["on-enter-from-hand"], heal(1)));
    for (const [old, now] of [
      ["main", "your-turn"],
      ["once", "once-per-round"],
      ["from-discard", "in-discard"],
      ["from-hand", "in-hand"],
    ] as const)
      expect(skill([], heal(1), [old])).toEqual(skill([], heal(1), [now]));
    const g = duel({ at: "end", me: { hp: 10, battleground: [able("Old", skill([], heal(1), ["main"]))] } });
    expect(g.me.cardsFor("use")).toEqual(["Old"]);
  });
});

describe("triggers in depth", () => {
  test("SM 18.2, SM 18.3 a trigger during a resolution is put on the stack after it, and its target is chosen then", () => {
    const avenger = able("Avenger", on(["on-ko"], target(ENEMY_UNIT, ko("target"))));
    const both = aSpell(
      "Both",
      seq(target(ENEMY_UNIT, ko("target")), { do: "discard", who: "opponent", count: 1 }),
    );
    const mourner = able("Mourner", {
      kind: "trigger",
      when: { on: "discard", card: { zone: "discard", of: "you" } },
      effect: heal(1),
    });
    const g = duel({
      me: { hand: [both], battleground: [aUnit("Mine")] },
      foe: { hp: 10, hand: [aUnit("Held"), aUnit("Kept")], battleground: [avenger, mourner] },
    });
    g.me.cast("Both").pick("Avenger").resolve();
    expect(g.decision?.kind).toBe("pick");
    expect(g.who).toBe(1);
    expect(g.stack).toEqual([]);
    g.pick("Held");
    expect(g.decision?.prompt.key).toBe("prompt.trigger-order");
    expect(g.who).toBe(1);
    g.pick("Mourner");
    expect(g.offered()).toEqual(["Mine"]);
    g.pick("Mine");
    expect(g.stack).toEqual(["Mourner", "Avenger"]);
    expect(g.who).toBe(0);
  });

  test("SM 18.4, SM 18.5, SM 18.12 each player orders their own triggers, with the active player's below", () => {
    const bell = (name: string) => able(name, { kind: "trigger", when: { on: "cast" }, effect: heal(1) });
    const g = duel({
      me: { hp: 10, hand: [aSpell("Song", draw(1))], battleground: [bell("A"), bell("B")] },
      foe: { hp: 10, battleground: [bell("C"), bell("D")] },
    });
    g.me.cast("Song");
    expect(g.decision).toMatchObject({ kind: "pick", seat: 0, prompt: { key: "prompt.trigger-order" } });
    g.pick("B");
    expect(g.decision).toMatchObject({ kind: "pick", seat: 1 });
    g.pick("D");
    expect(g.stack).toEqual(["Song", "B", "A", "D", "C"]);
  });

  const thorn = aUnit("Thorn", 1, 9, {
    abilities: [
      {
        kind: "trigger",
        when: { on: "attack", other: "this" },
        effect: {
          do: "may",
          effect: { do: "pay", cost: [resources(1)], then: word("stage", { ability: 1 }) },
        },
      },
      { kind: "keyword", keyword: "stage", effect: word("damage", { card: "enemy-commander", n: 1 }) },
    ],
  });
  const board = {
    me: { battleground: [aUnit("Oak")], hand: [aUnit("Shield", 1, 1, { power: 1 })] },
    foe: { energy: 3, battleground: [resting(thorn)] },
  };

  test("SM 18.9, SM 18.10, SM 18.11 a trigger with several dashes resolves in stages, each a stack item that can be responded to", () => {
    const g = duel(board);
    g.me.attack("Oak", "Thorn");
    expect(g.stack).toEqual(["Thorn"]);
    expect(g.foe.resources).toBe(0);
    g.me.pass();
    g.foe.convert();
    g.resolve().confirm();
    expect(g.foe.resources).toBe(0);
    expect(g.stack).toEqual(["Thorn"]);
    expect(g.who).toBe(0);
    expect(g.pending).toEqual({ "Oak > Thorn": 1, "Thorn > Chief": 1 });
    g.me.shield("Shield");
    g.against("Thorn", "Chief").resolve(2);
    expect(g.me.hp).toBe(20);
  });

  test("SM 18.11 the next stage is left out if its cost cannot be paid", () => {
    const poor = duel({ ...board, foe: { ...board.foe, energy: 2 } });
    poor.me.attack("Oak", "Thorn");
    poor.resolve();
    expect(poor.stack).toEqual([]);
    expect(poor.decision?.kind).toBe("act");
  });
});

describe("traps", () => {
  const ambush = (name: string) => able(name, trap([energy(1)], heal(2)));

  test("SM 20.1, SM 9.5, SM 20.3 a Trap skill is used while its card is face down in the energy field, and only its player sees it", () => {
    const g = duel({
      me: {
        hp: 10,
        hand: [ambush("Hand")],
        battleground: [ambush("Field")],
        energy: [ambush("Down"), { card: ambush("Up"), face: "up" }, aUnit("Coal")],
      },
    });
    expect(g.me.cardsFor("use")).toEqual(["Down"]);
    const json = JSON.stringify(g.view(1));
    expect(json).not.toContain("Down");
  });

  test("SM 20.2 a used Trap is shown to all, paid for and put on the stack, while its card stays face down in its zone", () => {
    const g = duel({ me: { hp: 10, energy: [ambush("Down"), aUnit("Coal")] } });
    g.me.using("Down");
    g.answer({ seat: 0, do: "allot", amounts: [0, 1] });
    expect(g.stack).toEqual(["Down"]);
    expect(g.who).toBe(1);
    expect(g.foe.sees("energy", 0)).toEqual(["Down", ""]);
    expect(g.card("Down").face).toBe("down");
    expect(g.resting("Down")).toBe(false);
    expect(g.resting("Coal")).toBe(true);
    g.resolve();
    expect(g.me.hp).toBe(12);
    expect(g.zone("Down")).toBe("energy");
  });
});
