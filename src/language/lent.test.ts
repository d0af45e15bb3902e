import { expect, test } from "vitest";
import { always } from "../games/battle-spirits-saga/cards/card";
import {
  choose,
  destroy,
  draw,
  foes,
  lends,
  own,
  refresh,
  seq,
  standingAgainst,
  when,
  whenAttacking,
  whenDestroyed,
} from "../games/battle-spirits-saga/cards/parts";
import { aFlash, aMain, bear, beast, ox, saga, wolf } from "../games/battle-spirits-saga/testing";
import { vocabulary } from "../games/battle-spirits-saga/words/index";
import { say } from "../text";
import { type Ability, type Effect, printAbility } from "./index";
import { validateCards } from "./validate";

const textOf = (effect: Effect) => say(printAbility(vocabulary, { kind: "play", effect }));
const faultsOf = (effect: Effect) => validateCards(vocabulary, [aMain("Tried", effect)]).length;

test("a card that is lent an ability has it until its end", () => {
  const rally = choose(own(), lends(whenAttacking(draw(1)), "it"));
  expect(textOf(rally)).toBe(
    "Choose a spirit you control and give it “When attacking, draw a card.” this turn.",
  );
  expect(faultsOf(rally)).toBe(0);
  const g = saga({ me: { spirits: [wolf], hand: [aMain("Rally", rally)], deck: [bear, bear, bear] } });
  g.me.magic("Rally").pick("Wolf");
  g.me.endMain();
  g.me.attack("Wolf");
  expect(g.me.hand).toEqual(["Bear"]);
  g.through();
  g.me.endAttack();
  expect(Object.keys(g.state.watch)).not.toContain("@lent");
});

test("a lent static ability holds against certain cards alone", () => {
  const sly = choose(
    own(),
    lends(standingAgainst("this", ["cannot-be-blocked"], { stat: { name: "cost", atMost: 1 } }), "it"),
  );
  const big = beast("Big", { cost: 5 });
  const g = saga({ me: { spirits: [ox], hand: [aMain("Sly", sly)] }, foe: { spirits: [wolf, big] } });
  g.me.magic("Sly").pick("Ox");
  g.me.endMain();
  g.me.attack("Ox");
  expect(g.offered()).toEqual(["Big"]);
  g.decline();
});

test("what is lent to no card works by itself, though its card lies in the trash", () => {
  const charge = lends(
    when(
      { on: "destroyed", card: foes(), other: own({ subtype: "beast" }), how: "battle" },
      refresh("other"),
    ),
    undefined,
    "battle",
  );
  expect(faultsOf(charge)).toBe(0);
  expect(textOf(charge)).toBe(
    "In this battle, when a spirit the opponent controls is destroyed in a battle with a Beast spirit you control by comparing BP, refresh the other one.",
  );
  const g = saga({
    at: "attack",
    me: { spirits: [ox], hand: [aFlash("Charge", charge)], reserve: 1 },
    foe: { spirits: [wolf] },
    stops: ["flash"],
  });
  g.me.attack("Ox");
  g.passAll();
  g.pick("Wolf");
  g.foe.pass();
  g.me.magic("Charge");
  g.passAll();
  expect(g.foe.spirits).toEqual([]);
  expect(g.exhausted("Ox")).toBe(false);
  expect(Object.keys(g.state.watch)).not.toContain("@lent");
});

test("a lent ability may lend another one", () => {
  const twice = lends(when({ on: "attack", card: own() }, lends(whenAttacking(draw(1)), "it")));
  expect(faultsOf(twice)).toBe(0);
  const g = saga({ me: { spirits: [wolf], hand: [aMain("Twice", twice)], deck: [bear, bear, bear] } });
  g.me.magic("Twice");
  g.me.endMain();
  g.me.attack("Wolf");
  expect(g.state.watch["@lent"]).toHaveLength(2);
});

test("each of several cards gets the ability, whose “it” stays its own", () => {
  const both = choose(own(), lends(whenAttacking(choose(foes(), destroy())), "it"), { count: 2 });
  expect(textOf(both)).toBe(
    "Choose two spirits you control and give each of them “When attacking, choose a spirit the opponent controls and destroy it.” this turn.",
  );
});

test("only what works in play by events and values can be lent, and what is lent to no card has no “this”", () => {
  const used: Ability = { kind: "activated", oncePerTurn: true, when: ["main"], effect: draw(1) };
  expect(faultsOf(choose(own(), lends(used, "it")))).toBe(1);
  expect(faultsOf(choose(own(), lends({ ...whenAttacking(draw(1)), where: ["hand"] }, "it")))).toBe(1);
  expect(faultsOf(lends(whenAttacking(draw(1))))).toBe(1);
  expect(faultsOf(choose(own(), lends(whenAttacking(seq(draw(1), destroy("nobody"))), "it")))).toBe(1);
  expect(faultsOf({ ...lends(when({ on: "life-lost" }, draw(1))), until: "never" } as Effect)).toBe(1);
});

test("uses of a lent ability are not counted as uses of an ability of the card that has it", () => {
  const once = { oncePerTurn: true } as const;
  const taking: Ability = { ...when({ on: "attack", card: "this" }, draw(1)), ...once };
  const gift = aMain("Gift", seq(draw(1), choose(own(), lends(taking, "it"))));
  const sage = beast("Sage", { effects: [always(whenDestroyed(draw(1))), always(taking)] });
  const g = saga({ me: { spirits: [sage], hand: [gift], deck: Array.from({ length: 9 }, () => bear) } });
  g.me.magic("Gift").pick("Sage");
  g.me.endMain();
  g.me.attack("Sage");
  expect(g.me.hand).toHaveLength(3);
});
